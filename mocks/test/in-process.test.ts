import { expect, onTestFinished, test, vi } from 'vitest';
import { type Clock, manualClock, systemClock } from '../sandbox/core/clock.ts';
import { InvalidOptionError } from '../sandbox/core/option-checks.ts';
import { createSandbox } from '../sandbox/create-sandbox.ts';
import { SandboxClosedError } from '../sandbox/sandbox.ts';
import { testInNode } from './page.ts';
import { startSandbox } from './start-sandbox.ts';

const headers = { Authorization: 'Bearer key_test_acme' };
const agents = '/v1/workspaces/acme/agents';
const creation = { method: 'POST', headers, body: JSON.stringify({ name: 'Never' }) };
const reason = new Error('The component is gone');

test('a call with an aborted signal rejects with its reason and executes nothing', async () => {
  const { sandbox, context } = await startSandbox();
  const call = sandbox.fetch(agents, { ...creation, signal: AbortSignal.abort(reason) });
  await expect(call).rejects.toBe(reason);
  expect(context.requestLog.list()).toEqual([]);
});

test('a call that is aborted while it waits rejects immediately, and its write is not executed', async () => {
  const { sandbox, context, send } = await startSandbox({ latency: 60_000 });
  const controller = new AbortController();
  const call = sandbox.fetch(agents, { ...creation, signal: controller.signal });
  controller.abort(reason);
  await expect(call).rejects.toBe(reason);
  await context.faultInjection.set({ latency: null });
  const { json } = await send('GET', '/workspaces/acme/agents');
  expect(json.data.map(({ name }: { name: string }) => name)).not.toContain('Never');
  expect(context.requestLog.list().map(({ status }) => status)).toEqual([200, 499]);
});

test('a call that times out rejects with a TimeoutError', async () => {
  const { sandbox } = await startSandbox({ latency: 60_000 });
  const call = sandbox.fetch('/v1/me', { headers, signal: AbortSignal.timeout(1) });
  await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
});

testInNode('a write whose client disconnects while it waits is not executed', async () => {
  const { sandbox, context, send } = await startSandbox({ latency: 60_000 });
  let notify = () => {};
  const arrived = new Promise<void>((resolve) => {
    notify = resolve;
  });
  const observedFetch: typeof sandbox.fetch = (input, init) => {
    notify();
    return sandbox.fetch(input, init);
  };
  const { serve } = await import('../sandbox/serve.ts');
  const { url, close } = await serve({ fetch: observedFetch }, { port: 0 });
  onTestFinished(close);
  const { body, ...options } = creation;
  const { request } = await import('node:http');
  const call = request(url + agents, options).on('error', () => {});
  call.end(body);
  await arrived;
  call.destroy();
  await expect.poll(() => context.requestLog.list().map(({ status }) => status)).toEqual([499]);
  await context.faultInjection.set({ latency: null });
  const { json } = await send('GET', '/workspaces/acme/agents');
  expect(json.data.map(({ name }: { name: string }) => name)).not.toContain('Never');
});

test('a closed sandbox rejects every call, and can be closed again', async () => {
  const sandbox = await createSandbox({ clock: manualClock(new Date()) });
  const snapshot = await sandbox.snapshot();
  await sandbox.close();
  const calls = [
    () => sandbox.fetch('/v1/me', { headers }),
    () => sandbox.advance(1000),
    () => sandbox.reset(),
    () => sandbox.snapshot(),
    () => sandbox.restore(snapshot),
  ];
  for (const call of calls)
    await expect(call()).rejects.toThrow(/^This sandbox is closed. Create another one with createSandbox/);
  await expect(sandbox.fetch('/v1/me')).rejects.toBeInstanceOf(SandboxClosedError);
  await sandbox.close();
});

test.each([
  [{ sed: 1 }, 'createSandbox has no option "sed". Did you mean "seed"?'],
  [{ ratelimit: {} }, 'createSandbox has no option "ratelimit". Did you mean "rateLimit"?'],
  [{ port: 4010 }, 'createSandbox has no option "port". Available: clock, seed, data, '],
  [{ toString: 1 }, 'createSandbox has no option "toString".'],
  [{ seed: '1' }, 'The option "seed" of createSandbox takes an integer.'],
  [
    { clock: new Date() },
    `The option "clock" of createSandbox takes a clock, such as manualClock('2026-11-02').`,
  ],
  [{ data: '' }, 'The option "data" of createSandbox takes a file'],
  [{ rateLimit: 100 }, 'The option "rateLimit" of createSandbox takes { limit, windowSeconds }'],
  [{ rateLimit: { limit: 0, windowSeconds: 60 } }, 'The option "rateLimit"'],
  [
    { privateAddresses: true },
    `The option "privateAddresses" of createSandbox takes 'none' or 'loopback' or 'all'.`,
  ],
  [{ mutants: 'slow' }, 'The option "mutants" of createSandbox takes an array of mutant names.'],
  [
    { loadMutants: {} },
    'The option "loadMutants" of createSandbox takes a function that loads mutants by name.',
  ],
  [{ records: 'seed.yaml' }, 'The option "records" of createSandbox takes records'],
  [
    { credentialOrigins: ['localhost:5173'] },
    'The option "credentialOrigins" of createSandbox takes an array',
  ],
  [{ log: true }, 'The option "log" of createSandbox takes a function'],
  ['seed.yaml', 'createSandbox takes an object with options.'],
])('the options %j are rejected', async (options, message) => {
  const pendingSandbox = createSandbox(options as never);
  await expect(pendingSandbox).rejects.toBeInstanceOf(InvalidOptionError);
  await expect(pendingSandbox).rejects.toThrow(message);
});

test('an option that is undefined counts as absent', async () => {
  const options = { seed: undefined } as never;
  const sandbox = await createSandbox(options);
  await sandbox.close();
});

const record = () => {
  const lines: string[] = [];
  vi.spyOn(console, 'warn').mockImplementation((line: string) => void lines.push(line));
  return lines;
};

test('a seed without a clock is explained once, and with any clock never', async () => {
  const lines = record();
  const seeded = (clock?: Clock) => createSandbox({ seed: 20_261_102, ...(clock && { clock }) });
  const sandboxes = [
    await seeded(manualClock('2026-11-02')),
    await seeded(systemClock('2026-11-02')),
    await createSandbox(),
  ];
  expect(lines).toEqual([]);
  sandboxes.push(await seeded(), await seeded());
  expect(lines).toEqual([expect.stringContaining('The seed 20261102 repeats secrets and random choices')]);
  expect(lines[0]).toContain("createSandbox({ seed: 20261102, clock: manualClock('2026-11-02') })");
  for (const sandbox of sandboxes) await sandbox.close();
});
