import { headerNames } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { start } from '../../../test/start-control-plane.ts';
import type { Tables } from '../../store/tables.ts';

const records = { agents: [{ id: 'agt_SHOP', name: 'Greeter' }], pages: [{ slug: 'home', title: 'Home' }] };
const secrets = [{ name: 'smtp_password', value: 'not-a-real-one' }];

type Started = Awaited<ReturnType<typeof start>>;

/** The number of rows in each table. */
const rowCounts = async ({ sandbox: { context } }: Started) => {
  const counts: Record<string, number> = {};
  for (const { name } of context.database.schema.tables) {
    const rows = await context.database
      .selectFrom(name as keyof Tables)
      .selectAll()
      .execute();
    counts[name] = rows.length;
  }
  return counts;
};

test('a new workspace has its own records, owner and tokens, without access to others', async () => {
  const { control, api } = await start();
  const { status, json } = await control(
    'createWorkspace',
    {},
    { slug: 'shop', name: 'Shop', test: records },
  );
  expect([status, json.slug, json.name]).toEqual([201, 'shop', 'Shop']);
  const [full, reader, live, session] = json.tokens.map(({ secret }: { secret: string }) => secret);
  const countOrStatus = async (token: string, path = '/workspaces/shop/agents') => {
    const response = await api('GET', path, token);
    return response.json.data?.length ?? response.status;
  };
  expect(await Promise.all([full, reader, live, session].map((token) => countOrStatus(token)))).toEqual([
    1, 1, 0, 1,
  ]);
  expect(await countOrStatus(session, '/workspaces/acme/agents')).toBe(404);
  expect((await api('GET', '/workspaces', session)).json.workspaces).toMatchObject([{ slug: 'shop' }]);
  expect((await api('GET', '/workspaces/shop', 'key_test_acme')).status).toBe(404);
  expect((await api('POST', '/workspaces/shop/agents/agt_SHOP/activate', reader)).status).toBe(403);
});

test('a used slug or id and an invalid record are rejected without leaving anything behind', async () => {
  const started = await start();
  const before = await rowCounts(started);
  const create = (body: object) => started.control('createWorkspace', {}, body);
  expect((await create({ slug: 'acme' })).status).toBe(409);
  expect(
    (await create({ slug: 'shop', test: { agents: [{ id: 'agt_01K9DIGEST', name: 'A' }] } })).status,
  ).toBe(409);
  const { status, json } = await create({
    slug: 'shop',
    test: { runs: [{ agent_id: 'agt_NONE', status: 'completed' }] },
  });
  expect([status, json.error.fields.length]).toEqual([400, 1]);
  expect(await rowCounts(started)).toEqual(before);
});

/** Records of each kind that a new workspace can have. */
const everything = {
  ...records,
  secrets,
  runs: [{ id: 'run_SHOP', agent_id: 'agt_SHOP', status: 'awaiting_approval' }],
  approvals: [{ id: 'apr_SHOP', run_id: 'run_SHOP', action: 'send' }],
  pages: [{ id: 'page_SHOP', slug: 'home', title: 'Home', published: true }],
  forms: [{ id: 'frm_SHOP', name: 'Contact', fields: ['email'] }],
  submissions: [{ form_id: 'frm_SHOP', data: { email: 'ada@customer.example' } }],
  log_entries: [{ level: 'info', source: 'agent', message: 'Hello' }],
};

/** Adds the records that only a sign-in at the console and the end of a period create. */
const addTheRest = async ({ sandbox: { context } }: Started, workspace_id: string, tokenId: string) => {
  const { database } = context;
  const soon = { expires_at: context.clock.now().toISOString() };
  const { id: user_id } = await database.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
  const invoice = await database
    .selectFrom('invoices')
    .select('id')
    .where('workspace_id', '=', workspace_id)
    .executeTakeFirstOrThrow();
  const line = { position: 0, kind: 'plan', description: 'Plan', quantity: 1, amount: 4900 } as const;
  const unused = { ...soon, used_at: null };
  const code = {
    user_id,
    hash: 'c',
    code_challenge: 'c',
    redirect_uri: 'http://localhost',
    token_id: null,
  };
  await database
    .insertInto('invoice_lines')
    .values({ invoice_id: invoice.id, ...line })
    .execute();
  await database
    .insertInto('authorization_codes')
    .values({ workspace_id, mode: 'test', ...code, ...unused })
    .execute();
  await database
    .insertInto('refresh_tokens')
    .values({ hash: 'r', token_id: tokenId, ...unused })
    .execute();
  await database
    .insertInto('earlier_access_tokens')
    .values({ secret_hash: 'e', token_id: tokenId, ...soon })
    .execute();
};

test('removing a workspace deletes all of its records', async () => {
  const started = await start();
  const { control, api } = started;
  const before = await rowCounts(started);
  const { json } = await control('createWorkspace', {}, { slug: 'shop', test: everything });
  const [{ secret: token, id: keyId }, , , session] = json.tokens;
  const shop = { slug: 'shop' };
  const write = async (method: string, path: string, body?: object, as = token) => {
    const headers = { 'Idempotency-Key': `${method} ${path}` };
    const { status } = await started.send(method, path, { token: as, headers, body });
    expect(status, `${method} ${path}`).toBeLessThan(300);
  };
  const inShop = '/workspaces/shop';
  await write('POST', `${inShop}/webhooks`, { url: 'http://127.0.0.1:9/none', events: ['pages.published'] });
  await write('POST', `${inShop}/agents`, { name: 'Second' });
  await write('POST', `${inShop}/pages-publish`);
  await write('POST', `${inShop}/theme`);
  await write('PATCH', `${inShop}/pages/page_SHOP`, [
    { op: 'replace', path: '/metadata/slug', value: 'start' },
  ]);
  await write('PUT', `${inShop}/secrets`, { name: 'card', value: 'not-a-real-one' });
  await write('POST', `${inShop}/secrets/proxy-url`, { name: 'card' });
  await write('POST', `${inShop}/tokens/${keyId}/rotate`, undefined, session.secret);
  const ok = async (response: Promise<{ status: number }>) =>
    expect((await response).status).toBeLessThan(300);
  const on_submit = { capability: 'crm.add_contact', args: {} };
  const { json: form } = await control(
    'addRecord',
    { ...shop, resource: 'forms' },
    { name: 'Visit', fields: ['email'], on_submit },
  );
  const data = { email: 'visitor@customer.example' };
  await ok(control('addRecord', { ...shop, resource: 'submissions' }, { form_id: form.id, data }));
  await ok(control('updateWorkspace', shop, { plans: [{ id: 'plan_own', name: 'Own', at_once: true }] }));
  await ok(
    control(
      'addRecord',
      { ...shop, resource: 'invoices' },
      { amount: 4900, currency: 'EUR', status: 'paid' },
    ),
  );
  await ok(control('updateWorkspace', shop, { secrets_region: 'eu' }));
  await ok(control('addRecord', { ...shop, resource: 'usage' }, { metric: 'requests', quantity: 250 }));
  await ok(control('updateWorkspace', shop, { policy_rules: [{ resource: 'agents', action: 'write' }] }));
  await ok(control('updateWorkspace', shop, { held: true }));
  await ok(
    control('updateRecord', { id: session.id, slug: 'shop', resource: 'tokens' }, { mfa_required: true }),
  );
  await ok(control('takeSnapshot', { slug: 'shop', snapshot: 'first' }));
  await addTheRest(started, json.id, session.id);
  const then = await rowCounts(started);
  const owned = started.sandbox.context.database.schema.tables.filter(({ owner }) => owner !== 'sandbox');
  const empty = owned.map(({ name }) => name).filter((name) => (then[name] ?? 0) <= (before[name] ?? 0));
  // When the records are in memory, so are the counters.
  expect(empty.filter((table) => table !== 'rate_windows')).toEqual([]);
  expect((await control('removeWorkspace', shop)).status).toBe(204);
  // No request counter outlives its window, in any workspace.
  expect({ ...(await rowCounts(started)), rate_windows: 0 }).toEqual({ ...before, rate_windows: 0 });
  expect((await api('GET', '/me', token)).status).toBe(401);
  expect((await control('removeWorkspace', shop)).status).toBe(404);
});

test('removing a workspace removes its fault rules, but not general ones', async () => {
  const { control, api } = await start();
  await control('createWorkspace', {}, { slug: 'shop' });
  const rule = { operation: 'getMe', error: 'upstream-unavailable' };
  await control('addFaultRule', {}, { ...rule, workspace: 'shop' });
  const { json: other } = await control('addFaultRule', {}, { ...rule, workspace: 'acme' });
  expect((await control('removeWorkspace', { slug: 'shop' })).status).toBe(204);
  expect((await control('listFaultRules')).json.data).toEqual([other]);
  const { json } = await control('createWorkspace', {}, { slug: 'shop' });
  expect((await api('GET', '/me', json.tokens[0].secret)).status).toBe(200);
});

test('restoring a snapshot restores deleted records and removes new ones', async () => {
  const { control, api, send } = await start();
  const place = { slug: 'acme', snapshot: 'as it was' };
  const readState = async () =>
    Promise.all(
      ['agents', 'pages', 'secrets', 'forms', 'billing/invoices', 'webhooks', 'logs', 'theme', 'billing'].map(
        async (path) => (await api('GET', `/workspaces/acme/${path}`)).json,
      ),
    );
  const before = await readState();
  expect((await control('takeSnapshot', place)).status).toBe(204);
  const write = (method: string, path: string, body?: object) =>
    send(method, `/workspaces/acme/${path}`, { headers: { 'Idempotency-Key': path }, body });
  const writeRecords = async () => [
    (await write('POST', 'agents', { name: 'Later' })).status,
    (await write('PUT', 'secrets', { name: 'later', value: 'x' })).status,
    (await write('POST', 'pages-publish')).status,
    (
      await control(
        'addRecord',
        { slug: 'acme', resource: 'log_entries' },
        { level: 'info', source: 'agent', message: 'later' },
      )
    ).status,
  ];
  expect(await writeRecords()).toEqual([201, 201, 200, 201]);
  await api('POST', '/approvals/apr_01K9A3/deny');
  expect(await readState()).not.toEqual(before);
  expect((await control('restoreSnapshot', place)).status).toBe(204);
  expect(await readState()).toEqual(before);
  expect((await api('GET', '/approvals/apr_01K9A3')).json.status).toBe('pending');
  // Restored records can be written again, even by the same requests, and their secrets can be read.
  expect(await writeRecords()).toEqual([201, 201, 200, 201]);
  expect((await control('resolveSecret', { slug: 'acme', name: 'stripe_api_key' }, {})).status).not.toBe(404);
});

test('snapshots can be listed, replaced and deleted by name', async () => {
  const { control } = await start();
  const at = (snapshot: string) => ({ slug: 'acme', snapshot });
  for (const name of ['b', 'a', 'b']) await control('takeSnapshot', at(name));
  const names = async () =>
    (await control('listSnapshots', { slug: 'acme' })).json.data.map(({ name }: { name: string }) => name);
  expect(await names()).toEqual(['a', 'b']);
  expect((await control('removeSnapshot', at('a'))).status).toBe(204);
  expect(await names()).toEqual(['b']);
  expect((await control('removeSnapshot', at('a'))).status).toBe(404);
  expect((await control('restoreSnapshot', at('a'))).status).toBe(404);
  expect((await control('restoreSnapshot', { slug: 'globex', snapshot: 'b' })).status).toBe(404);
});

test('an active agent of a new workspace starts scheduled runs', async () => {
  const { control, api, sandbox } = await start();
  sandbox.context.clock.advance(5 * 60 * 60 * 1000);
  const agents = [{ id: 'agt_HOURLY', name: 'Hourly', status: 'active', schedule: '0 * * * *' }];
  const { json } = await control('createWorkspace', {}, { slug: 'shop', test: { agents } });
  const runs = async () =>
    (await api('GET', '/workspaces/shop/agents/agt_HOURLY/runs', json.tokens[0].secret)).json.data.length;
  expect(await runs()).toBe(0);
  sandbox.context.clock.advance(60 * 60 * 1000);
  // Creating the agent set its alarm: no other request makes the sandbox check its agents.
  await expect.poll(runs).toBe(1);
});

test('a rate limit applies from the next request on, and can be removed', async () => {
  const { api, control } = await start();
  const request = () => api('GET', '/workspaces/acme/agents');
  expect((await request()).status).toBe(200);
  expect((await request()).status).toBe(200);
  const set = await control(
    'updateWorkspace',
    { slug: 'acme' },
    { rate_limit: { limit: 1, window_seconds: 60 } },
  );
  expect(set.json.rate_limit).toEqual({ limit: 1, window_seconds: 60, own: true });
  const refusal = await request();
  expect([refusal.status, refusal.headers.get(headerNames.rateLimitRemaining)]).toEqual([429, '0']);
  expect((await control('getWorkspace', { slug: 'acme' })).json).toEqual(set.json);
  expect((await control('updateWorkspace', { slug: 'acme' }, { rate_limit: null })).status).toBe(200);
  expect((await control('updateWorkspace', { slug: 'nobody' }, { rate_limit: null })).status).toBe(404);
  expect((await request()).status).toBe(200);
  expect((await control('getWorkspace', { slug: 'acme' })).json.rate_limit).toMatchObject({
    limit: 10_000,
    own: false,
  });
});

test.each([
  [{ limit: 0, window_seconds: 60 }, '/rate_limit/limit'],
  [{ limit: 1.5, window_seconds: 60 }, '/rate_limit/limit'],
  [{ limit: 5 }, '/rate_limit/window_seconds'],
  [{ limit: 5, window_seconds: 86_401 }, '/rate_limit/window_seconds'],
])('a rate limit of %j is rejected', async (body, path) => {
  const { control } = await start();
  const { status, json } = await control('updateWorkspace', { slug: 'acme' }, { rate_limit: body });
  expect([status, json.error.fields[0].path]).toEqual([400, path]);
  expect((await control('getWorkspace', { slug: 'acme' })).json.rate_limit.own).toBe(false);
});
