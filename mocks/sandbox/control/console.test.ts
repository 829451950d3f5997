import { controlPath } from '@workspace-api/contract/sandbox';
import { expect } from 'vitest';
import { isPage } from '../../test/page.ts';
import { testWith } from '../../test/sandbox-test.ts';
import { startSandbox } from '../../test/start-sandbox.ts';

const origin = 'http://127.0.0.1:4010';
const base = `${origin}${controlPath}/workspaces/acme/console`;

/** Starts a sandbox, with a function that sends requests through console access, by default for acme in test mode. */
const startConsole = async () => {
  const { sandbox, ...rest } = await startSandbox();
  const send = async (
    method: string,
    path: string,
    {
      body,
      headers = {},
      at = `${base}/test/v1`,
    }: { body?: unknown; headers?: Record<string, string>; at?: string } = {},
  ) => {
    const response = await sandbox.fetch(
      new Request(at + path, {
        method,
        headers: { 'Content-Type': 'application/json', ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    const rawBody = await response.text();
    return { status: response.status, json: rawBody === '' ? undefined : JSON.parse(rawBody), response };
  };
  const listLogged = async () => (await rest.control('listRequests')).json.data;
  return { ...rest, sandbox, api: rest.send, send, listLogged };
};

const test = testWith(startConsole, ['sandbox', 'control', 'api', 'send', 'listLogged']);

const agents = '/workspaces/acme/agents';

test('the API responds without a token, as to a token of the owner with every scope', async () => {
  const { send, api } = await startConsole();
  const { status, json, response } = await send('GET', agents);
  expect(status).toBe(200);
  expect(json).toEqual((await api('GET', agents)).json);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect((await send('GET', '/me')).json).toMatchObject({
    user: { email: 'owner@acme.example' },
    workspace: { slug: 'acme' },
  });
});

test('it describes itself, with a base URL that works', async ({ send, control }) => {
  const { json } = await control('getConsole', { slug: 'acme', mode: 'live' });
  expect(json).toMatchObject({ base_url: `${base}/live/v1`, user: { email: 'owner@acme.example' } });
  expect((await send('GET', agents, { at: json.base_url })).json).toMatchObject({ data: [] });
  expect((await control('getConsole', { slug: 'nobody', mode: 'test' })).status).toBe(404);
  expect((await control('getConsole', { slug: 'acme', mode: 'both' })).status).toBe(400);
});

test.skipIf(isPage).for<[string, Record<string, string>]>([
  ['another Host', { Host: 'sandbox.example' }],
  ['a foreign page', { Origin: 'https://pages.example' }],
])('the guard refuses %s, for reads, writes and preflights', async ([_which, headers], { send, api }) => {
  const before = await api('GET', agents);
  for (const [method, body] of [['GET'], ['POST', { name: 'No' }], ['OPTIONS']] as const) {
    const { status, json } = await send(method, agents, { headers, body });
    expect([method, status, json.error.code]).toEqual([method, 403, 'loopback_only']);
  }
  expect((await api('GET', agents)).json).toEqual(before.json);
});

test.skipIf(isPage)('a page of this machine may read a response, after a preflight', async ({ send }) => {
  const headers = { Origin: 'http://localhost:5173' };
  const preflight = await send('OPTIONS', agents, {
    headers: { ...headers, 'Access-Control-Request-Headers': 'If-Match' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.response.headers.get('Access-Control-Allow-Headers')).toContain('If-Match');
  const { response } = await send('GET', agents, { headers });
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:5173');
});

test('another workspace is not found, by its path or by a record of it', async ({ send }) => {
  expect((await send('GET', '/workspaces/globex/agents')).status).toBe(404);
  expect((await send('POST', '/workspaces/globex/agents', { body: { name: 'No' } })).status).toBe(404);
  const globex = `${origin}${controlPath}/workspaces/globex/console/test/v1`;
  expect((await send('GET', '/approvals/apr_01K9A3')).status).toBe(200);
  expect((await send('POST', '/approvals/apr_01K9A3/approve', { at: globex })).status).toBe(404);
  const { json } = await send('GET', '/workspaces', { at: globex });
  expect(json.workspaces.map(({ slug }: { slug: string }) => slug)).toEqual(['globex']);
});

test('a workspace that does not exist is not found, and a mode that does not exist is invalid', async () => {
  const { send } = await startConsole();
  const unknownWorkspace = await send('GET', agents, { at: `${base.replace('acme', 'nobody')}/test/v1` });
  expect([unknownWorkspace.status, unknownWorkspace.json.error.message]).toEqual([
    404,
    expect.stringContaining('nobody'),
  ]);
  const both = await send('GET', agents, { at: `${base}/both/v1` });
  expect([both.status, both.json.error.fields[0].path]).toEqual([400, '/mode']);
});

test('a read is not logged, and a write is logged as the console', async ({ send, listLogged }) => {
  await send('GET', agents);
  await send('HEAD', agents);
  await send('GET', `${agents}/agt_nobody`);
  await send('GET', '/nowhere');
  expect(await listLogged()).toEqual([]);
  await send('POST', agents, { body: { name: 'Logged' } });
  expect(await listLogged()).toMatchObject([
    {
      operation: 'createAgent',
      path: `${controlPath}/workspaces/acme/console/test/v1${agents}`,
      workspace: 'acme',
      mode: 'test',
      token: 'tok_CONSOLE',
      status: 201,
      violations: [],
      changes: [{ action: 'added', records: 'agents' }],
    },
  ]);
});

test.skipIf(isPage)(
  'holds, policy rules, fault rules, latency, mutants and rate limits apply only to tokens',
  async ({ send, control, api }) => {
    await control('updateWorkspace', { slug: 'acme' }, { held: true });
    await control(
      'updateWorkspace',
      { slug: 'acme' },
      { policy_rules: [{ resource: 'agents', action: 'read' }] },
    );
    await control('addFaultRule', {}, { error: 'internal-error' });
    await control('setDisturbance', {}, { mutants: ['agent-starts-active'] });
    await control('exhaustRateLimit', { id: 'tok_01K9DEMO' });
    expect((await api('GET', agents)).status).not.toBe(200);
    const { status, response } = await send('GET', agents);
    expect([status, response.headers.get('X-RateLimit-Limit')]).toEqual([200, null]);
    const created = await send('POST', agents, { body: { name: 'Calm' } });
    expect(created.json).toMatchObject({ status: 'inactive' });
  },
);

test('a fault rule for NDJSON does not break a response of the console', async () => {
  const { send, control, sandbox } = await startConsole();
  const rule = { operation: 'listAgents', error: 'internal-error', after_first_record: true };
  const { json } = await control('addFaultRule', {}, rule);
  const accept = { Accept: 'application/x-ndjson' };
  const response = await sandbox.fetch(new Request(`${base}/test/v1${agents}`, { headers: accept }));
  expect((await response.text()).trim().split('\n').length).toBeGreaterThan(2);
  expect((await control('listFaultRules')).json.data).toMatchObject([{ id: json.id, applied: 0 }]);
  expect((await send('GET', agents)).status).toBe(200);
});

test.for([
  ['POST', '/oauth/token'],
  ['POST', '/workspaces/acme/switch'],
] as const)(
  'an operation on a token or a session is not available: %s %s',
  async ([method, path], { send }) => {
    expect((await send(method, path, { body: {} })).status).toBe(404);
  },
);

test('a write with a repeated Idempotency-Key is executed once, for each workspace and mode', async () => {
  const { sandbox, send, api } = await startConsole();
  const write = { headers: { 'Idempotency-Key': 'one' }, body: { name: 'First' } };
  const count = async () => (await api('GET', agents)).json.data.length;
  const before = await count();
  const first = await send('POST', agents, write);
  const again = await send('POST', agents, write);
  expect([again.status, again.json]).toEqual([201, first.json]);
  expect(again.response.headers.get('Idempotent-Replayed')).toBe('true');
  expect(await count()).toBe(before + 1);
  const other = await send('POST', agents, { ...write, body: { name: 'Second' } });
  expect([other.status, other.json.error.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
  const live = await send('POST', agents, { ...write, at: `${base}/live/v1` });
  expect(live.response.headers.get('Idempotent-Replayed')).toBeNull();
  // A key belongs to its caller.
  const headers = { Authorization: 'Bearer key_test_acme', ...write.headers };
  const body = JSON.stringify(write.body);
  const byToken = await sandbox.fetch(`${origin}/v1${agents}`, { method: 'POST', headers, body });
  expect([byToken.status, byToken.headers.get('Idempotent-Replayed')]).toEqual([201, null]);
  expect(await count()).toBe(before + 2);
});

test('the workspace of tests has its own owner', async ({ send, control }) => {
  await control('createWorkspace', {}, { slug: 'shop' });
  const { json } = await control('getConsole', { slug: 'shop', mode: 'test' });
  expect(json.user.email).toBe('owner@shop.example');
  const at = json.base_url;
  expect((await send('POST', '/workspaces/shop/agents', { at, body: { name: 'Mine' } })).status).toBe(201);
  await control('removeWorkspace', { slug: 'shop' });
  expect((await send('GET', '/workspaces/shop/agents', { at })).status).toBe(404);
});
