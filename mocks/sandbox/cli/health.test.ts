import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createSandbox } from '../create-sandbox.ts';
import { serve } from '../serve.ts';
import { fetchHealth } from './health.ts';

test('a sandbox that responds is healthy', async () => {
  const sandbox = await createSandbox({ controlToken: 'a-token-of-this-test' });
  const served = await serve(sandbox, { port: 0 });
  const port = Number(new URL(served.url).port);
  expect(await fetchHealth(port)).toBeUndefined();
  await served.close();
  await sandbox.close();
  expect(await fetchHealth(port)).toContain('did not respond');
});

test('a sandbox that cannot reach its database is not healthy', async () => {
  const server = createServer((_, response) => response.writeHead(503).end('{"status":"unavailable"}'));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  expect(await fetchHealth((server.address() as AddressInfo).port)).toContain(
    '503: {"status":"unavailable"}',
  );
});
