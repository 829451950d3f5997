import { request } from 'undici';
import { expect, onTestFinished } from 'vitest';
import { connectSandbox, createSandbox, manualClock, type Sandbox } from '../index.ts';
import { freshRecords } from './records.ts';
import { testWith } from './sandbox-test.ts';
import { serveInTest } from './serve-in-test.ts';

type FaultRule = NonNullable<Parameters<Sandbox['control']['addFaultRule']>[0]>['body'];

const agents = '/v1/workspaces/acme/agents';
const agent = `${agents}/agt_01K9STOCK`;

/** A sandbox in process, or on a port with a client that is connected to it. */
const startWithRules = async (isServed = false) => {
  const sandbox = await createSandbox({ ...freshRecords(), clock: manualClock('2026-11-02') });
  onTestFinished(() => sandbox.close());
  const url = isServed ? (await serveInTest(sandbox)).url : '';
  const { control, fetch } = isServed ? connectSandbox(url) : sandbox;
  const send = (path: string, init: RequestInit = {}, token = 'key_test_acme') =>
    fetch(path, { ...init, headers: { ...init.headers, Authorization: `Bearer ${token}` } });
  const addRule = (body: FaultRule) => control.addFaultRule({ body });
  const readStatus = async (...of: Parameters<typeof send>) => (await send(...of)).status;
  return { url, control, send, addRule, readStatus };
};

const test = testWith(startWithRules, ['control', 'send', 'addRule', 'readStatus']);

const hosts = ['process', 'port'];

test('a rule applies to one path, whatever its query', async ({ addRule, readStatus }) => {
  await addRule({ path: agent, error: 'internal-error' });
  expect(await readStatus(`${agents}/agt_01K9DIGEST`)).not.toBe(500);
  expect(await readStatus(agent)).toBe(500);
  expect(await readStatus(`${agent}?verbose=1`)).toBe(500);
});

test('a rule applies to the requests of one token', async ({ control, addRule, readStatus }) => {
  const path = { slug: 'acme', resource: 'tokens' } as const;
  const added = await control.addRecord({ path, body: { kind: 'key', scopes: ['agents:read'] } });
  await addRule({ token: String(added.id), error: 'internal-error' });
  expect(await readStatus(agents)).toBe(200);
  expect(await readStatus(agents, {}, String(added.secret))).toBe(500);
});

test('a rule lets the first requests through, then applies to the next ones', async () => {
  const { control, addRule, readStatus } = await startWithRules();
  const { id } = await addRule({ operation: 'listAgents', error: 'internal-error', skip: 2, count: 1 });
  const statuses: number[] = [];
  for (let sent = 0; sent < 4; sent += 1) statuses.push(await readStatus(agents));
  expect(statuses).toEqual([200, 200, 500, 200]);
  const [rule] = (await control.listFaultRules()).data;
  expect(rule).toMatchObject({ id, skip: 0, remaining: 0, applied: 1 });
});

test('an error has the retry time of its rule', async ({ addRule, send }) => {
  for (const error of ['rate-limited', 'upstream-unavailable'])
    await addRule({ operation: 'listAgents', error, retry_after: 7, count: 1 });
  for (const status of [429, 503]) {
    const response = await send(agents);
    expect([response.status, response.headers.get('Retry-After')]).toEqual([status, '7']);
  }
});

test('a proxy responds with a page', async ({ addRule, send }) => {
  await addRule({ failure: 'bad-gateway', retry_after: 3 });
  const response = await send(agents);
  expect([response.status, response.headers.get('Content-Type')]).toEqual([502, 'text/html']);
  expect(response.headers.get('Retry-After')).toBe('3');
  expect(await response.text()).toContain('<h1>502 Bad Gateway</h1>');
});

test.each(hosts)('a reset connection rejects, and executes nothing, in a %s', async (host) => {
  const { control, addRule, send } = await startWithRules(host === 'port');
  await addRule({ failure: 'connection-reset', count: 1 });
  await expect(send(`${agent}/activate`, { method: 'POST' })).rejects.toThrow(TypeError);
  expect(await (await send(agent)).json()).toMatchObject({ status: 'inactive' });
  const [, logged] = (await control.listRequests()).data;
  expect(logged).toMatchObject({ status: 444, code: 'connection_reset', forced: expect.any(String) });
});

test.each(hosts)('a lost response rejects after its request was executed, in a %s', async (host) => {
  const { addRule, send } = await startWithRules(host === 'port');
  await addRule({ failure: 'response-lost', count: 1 });
  await expect(send(`${agent}/activate`, { method: 'POST' })).rejects.toThrow(TypeError);
  expect(await (await send(agent)).json()).toMatchObject({ status: 'active' });
});

test('a connection is reset without a byte of a response', async () => {
  const { url, addRule } = await startWithRules(true);
  await addRule({ failure: 'connection-reset' });
  const headers = { authorization: 'Bearer key_test_acme' };
  await expect(request(url + agents, { headers })).rejects.toMatchObject({ code: 'ECONNRESET' });
});

test.each(hosts)('a body is delayed in its middle, in a %s', async (host) => {
  const { addRule, send } = await startWithRules(host === 'port');
  const whole = await (await send(agents)).text();
  // The client disconnects long before the delay ends.
  await addRule({ operation: 'listAgents', body_latency: { min: 60_000, max: 60_000 }, count: 1 });
  const aborting = new AbortController();
  const response = await send(agents, { signal: aborting.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const { value } = (await reader?.read()) ?? {};
  expect(whole.slice(0, whole.length / 2)).toContain(value?.slice(0, -1));
  aborting.abort();
  await reader?.cancel().catch(() => undefined);
  await addRule({ operation: 'listAgents', body_latency: { min: 1, max: 1 } });
  expect(await (await send(agents)).text()).toBe(whole);
});
