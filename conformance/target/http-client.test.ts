import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpClient } from './http-client.ts';

const listen = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
};

const get = async (url: string, options: Parameters<ReturnType<typeof createHttpClient>['send']>[1]) => {
  const client = createHttpClient({ timeoutMs: 30_000, maxWaitMs: 0 });
  const answer = await client.send({ method: 'GET', url, headers: {}, body: null }, options);
  await client.close();
  return Buffer.from(answer.bytes).toString('utf8');
};

test('a stream is read until its body satisfies a condition', async () => {
  const url = await listen((_request, response) => {
    response.write('first\n');
    setImmediate(() => response.write('second\n'));
  });
  const readUntil = (body: string) => body.includes('second');
  expect(await get(url, { readForMs: 30_000, readUntil })).toBe('first\nsecond\n');
});

test('a stream that never satisfies it is read for the given time', async () => {
  const url = await listen((_request, response) => response.write('first\n'));
  expect(await get(url, { readForMs: 20, readUntil: () => false })).toBe('first\n');
});
