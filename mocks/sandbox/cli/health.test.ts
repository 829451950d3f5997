import { expect, test } from 'vitest';
import { listen } from '../../../conformance/test/listen.ts';
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
  const url = await listen((_, response) => response.writeHead(503).end('{"status":"unavailable"}'));
  expect(await fetchHealth(Number(new URL(url).port))).toContain('503: {"status":"unavailable"}');
});
