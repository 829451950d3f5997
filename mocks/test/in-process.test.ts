import { expect, onTestFinished, test } from 'vitest';
import { manualClock } from '../sandbox/core/clock.ts';
import { InvalidOptionError } from '../sandbox/core/option-checks.ts';
import { createSandbox } from '../sandbox/create-sandbox.ts';
import { type Sandbox, SandboxClosedError } from '../sandbox/sandbox.ts';
import type { SandboxOptions } from '../sandbox/wiring/options.ts';
import { deferred } from './deferred.ts';
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
  await context.faultInjection.set(context.database, { latency: null });
  const { json } = await send('GET', '/workspaces/acme/agents');
  expect(json.data.map(({ name }: { name: string }) => name)).not.toContain('Never');
  expect(context.requestLog.list().map(({ status }) => status)).toEqual([200, 499]);
});

testInNode('a write whose client disconnects while it waits is not executed', async () => {
  const { sandbox, context, send } = await startSandbox({ latency: 60_000 });
  const { promise: arrived, resolve: notify } = deferred<void>();
  const observedFetch: typeof sandbox.fetch = (input, init) => {
    notify();
    return sandbox.fetch(input, init);
  };
  const { serveInTest } = await import('./serve-in-test.ts');
  const { url } = await serveInTest({ fetch: observedFetch });
  const { body, ...options } = creation;
  const { request } = await import('node:http');
  const call = request(url + agents, options).on('error', () => {});
  call.end(body);
  await arrived;
  call.destroy();
  await expect.poll(() => context.requestLog.list().map(({ status }) => status)).toEqual([499]);
  await context.faultInjection.set(context.database, { latency: null });
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
  [{ port: 4010 }, 'createSandbox has no option "port". Available: clock, seed, data, '],
  [{ toString: 1 }, 'createSandbox has no option "toString".'],
  [{ seed: '1' }, 'The option "seed" of createSandbox takes an integer.'],
  [
    { clock: new Date() },
    `The option "clock" of createSandbox takes a time, such as '2026-11-02' or '2026-11-02T09:00:00Z', or a clock, such as systemClock('2026-11-02'), or a function that creates one.`,
  ],
  [{ data: '' }, 'The option "data" of createSandbox takes a file'],
  [{ rateLimit: 100 }, 'The option "rateLimit" of createSandbox takes { limit, windowSeconds }'],
  [{ rateLimit: { limit: 0, windowSeconds: 60 } }, 'The option "rateLimit"'],
  [
    { privateAddresses: true },
    `The option "privateAddresses" of createSandbox takes 'none' or 'loopback' or 'all'.`,
  ],
  [{ mutants: 'slow' }, 'The option "mutants" of createSandbox takes an array of mutant names.'],
  [{ records: 'seed.yaml' }, 'The option "records" of createSandbox takes records'],
  [{ credentialOrigins: ['localhost:5173'] }, 'The option "credentialOrigins" of createSandbox takes an arr'],
  [{ log: true }, 'The option "log" of createSandbox takes a function'],
  ['seed.yaml', 'createSandbox takes an object with options.'],
])('the options %j are rejected', async (options, message) => {
  const pendingSandbox = createSandbox(options as never);
  await expect(pendingSandbox).rejects.toBeInstanceOf(InvalidOptionError);
  await expect(pendingSandbox).rejects.toThrow(message);
});

test('sandboxes that are created with the same options share no state', async () => {
  const options: SandboxOptions = {
    clock: '2030-01-01',
    seed: 1,
    records: { workspaces: [{ slug: 'shop', test: { agents: [{ id: 'agt_1', name: 'One' }] } }] },
    rateLimit: { limit: 3, windowSeconds: 60 },
    latency: { min: 0, max: 1 },
    mutants: [],
  };
  const before = structuredClone(options);
  const describe = async (sandbox: Sandbox) => {
    const headers = { Authorization: `Bearer ${sandbox.tokens[0]?.secret}` };
    const agents = await sandbox.fetch('/v1/workspaces/shop/agents', { headers });
    const clock = await sandbox.fetch('/_sandbox/clock');
    const disturbance = await sandbox.fetch('/_sandbox/disturbance');
    return [agents.status, await agents.json(), await clock.json(), await disturbance.json()];
  };
  const [one, other] = [await createSandbox(options), await createSandbox(options)];
  onTestFinished(() => Promise.all([one.close(), other.close()]).then(() => undefined));
  const initial = await describe(one);
  await one.advance(60_000);
  const change = { method: 'PATCH', body: JSON.stringify({ latency: null }) };
  await one.fetch('/_sandbox/disturbance', change);
  const headers = { Authorization: `Bearer ${one.tokens[0]?.secret}` };
  await one.fetch('/v1/workspaces/shop/agents/agt_1', { method: 'DELETE', headers });
  for (let count = 0; count < 5; count += 1) await one.fetch('/v1/me', { headers });
  expect(await describe(one)).not.toEqual(initial);
  expect(await describe(other)).toEqual(initial);
  expect(options).toEqual(before);
  await one.reset();
  expect(await describe(one)).toEqual(initial);
  await one.reset('demo');
  expect(one.tokens.map(({ secret }) => secret)).toContain('key_test_acme');
});

test('an option that is undefined counts as absent', async () => {
  const options = { seed: undefined } as never;
  const sandbox = await createSandbox(options);
  await sandbox.close();
});
