import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { createCall } from './control.ts';

test('a control plane that cannot be reached is named, with its address', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  const control = `http://127.0.0.1:${port}/_sandbox`;
  await expect(createCall(control, () => ({}))('getClock')).rejects.toThrow(
    `GET ${control}/clock: ECONNREFUSED, fetch failed`,
  );
});
