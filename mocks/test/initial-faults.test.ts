import { expect, onTestFinished, test } from 'vitest';
import { serve } from '../index.ts';
import { createInspectableSandbox } from '../sandbox/create-sandbox.ts';
import { startSandbox } from './start-sandbox.ts';

const agents = '/workspaces/acme/agents';

test('latency applies from the start and after a reset', async () => {
  const { send, context } = await startSandbox({ latency: 40 });
  await context.faultInjection.set({ latency: null });
  await context.reset();
  const began = performance.now();
  expect((await send('GET', '/me')).status).toBe(200);
  expect(performance.now() - began).toBeGreaterThanOrEqual(39);
});

test('several faults apply from the start', async () => {
  const { sandbox } = await startSandbox({ faults: ['limit-ignored', 'errors-as-html'] });
  const { url, close } = await serve(sandbox, { port: 0 });
  onTestFinished(close);
  const headers = { Authorization: 'Bearer key_test_acme' };
  const list = await fetch(`${url}/v1${agents}?limit=1`, { headers });
  expect(((await list.json()) as { data: unknown[] }).data).toHaveLength(3);
  const body = JSON.stringify({ name: '' });
  const refused = await fetch(`${url}/v1${agents}`, { method: 'POST', headers, body });
  expect(refused.headers.get('Content-Type')).toContain('text/html');
  expect((await fetch(`${url}/_sandbox/disturbance`)).headers.get('Content-Type')).toContain('json');
});

test('an unknown fault is rejected at the start with the nearest ones, not with all', async () => {
  const faults = ['on-fire' as 'limit-ignored'];
  await expect(createInspectableSandbox({ faults })).rejects.toThrow(
    /^Unknown fault "on-fire"\. The nearest names are ("[\w-]+"(, )?){3}\. All \d+ are in mocks\/faults/,
  );
});

test('an invalid latency is rejected at the start', async () => {
  await expect(createInspectableSandbox({ latency: 60_001 })).rejects.toThrow(RangeError);
});
