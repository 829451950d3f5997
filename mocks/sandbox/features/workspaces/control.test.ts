import { examples } from '@workspace-api/contract';
import { expect } from 'vitest';
import { test } from '../../../test/sandbox-test.ts';
import type { Started } from '../../../test/start-sandbox.ts';
import type { Tables } from '../../store/tables.ts';
import { createChallenge } from '../oauth/pkce.ts';

const shopRecords = {
  agents: [{ id: 'agt_SHOP', name: 'Greeter' }],
  pages: [{ slug: 'home', title: 'Home' }],
};

/** The number of rows in each table. */
const rowCounts = async ({ context, rows }: Started) => {
  const counts: Record<string, number> = {};
  for (const { name } of context.database.schema.tables)
    counts[name] = (await rows(name as keyof Tables)).length;
  return counts;
};

test('a new workspace has its own records, owner and tokens, and no others', async ({ control, send }) => {
  const { status, json } = await control(
    'createWorkspace',
    {},
    { slug: 'shop', name: 'Shop', test: shopRecords },
  );
  expect([status, json.slug, json.name]).toEqual([201, 'shop', 'Shop']);
  const [full, reader, live, session] = json.tokens.map(({ secret }: { secret: string }) => secret);
  const countOrStatus = async (token: string, path = '/workspaces/shop/agents') => {
    const response = await send('GET', path, { token });
    return response.json.data?.length ?? response.status;
  };
  expect(await Promise.all([full, reader, live, session].map((token) => countOrStatus(token)))).toEqual([
    1, 1, 0, 1,
  ]);
  expect(await countOrStatus(session, '/workspaces/acme/agents')).toBe(404);
  expect((await send('GET', '/workspaces', { token: session })).json.workspaces).toMatchObject([
    { slug: 'shop' },
  ]);
  expect((await send('GET', '/workspaces/shop', { token: 'key_test_acme' })).status).toBe(404);
  expect((await send('POST', '/workspaces/shop/agents/agt_SHOP/activate', { token: reader })).status).toBe(
    403,
  );
});

test('a used slug or id and an invalid record are rejected without a trace', async ({ started }) => {
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

test('removing a workspace deletes all of its records', async ({ started, control, recordsIn, send }) => {
  const before = await rowCounts(started);
  const { json } = await control('createWorkspace', {}, { slug: 'shop', copy_of: 'acme' });
  const [{ secret: token, id: keyId }, , , session] = json.tokens;
  const shop = { slug: 'shop' };
  const ok = async (response: Promise<{ status: number; json: unknown }>) => {
    const { status, json } = await response;
    expect(status, JSON.stringify(json)).toBeLessThan(300);
  };
  const write = (method: string, path: string, body?: object, as = token) => {
    const headers = { 'Idempotency-Key': `${method} ${path}` };
    return ok(send(method, `/workspaces/shop/${path}`, { token: as, headers, body }));
  };
  await write('POST', 'pages-publish');
  await write('POST', 'theme');
  const [page] = (await send('GET', '/workspaces/shop/pages', { token })).json.data;
  await write('PATCH', `pages/${page.id}`, [{ op: 'replace', path: '/metadata/slug', value: 'start' }]);
  await write('POST', 'secrets/proxy-url', { name: 'stripe_api_key' });
  await write('POST', `tokens/${keyId}/rotate`, undefined, session.secret);
  const records = recordsIn('shop');
  const on_submit = { capability: 'crm.add_contact', args: {} };
  const { json: form } = await records.add('forms', { name: 'Visit', fields: ['email'], on_submit });
  await ok(records.add('submissions', { form_id: form.id, data: { email: 'visitor@customer.example' } }));
  await ok(records.change('tokens', session.id, { mfa_required: true }));
  await ok(control('takeSnapshot', { slug: 'shop', snapshot: 'first' }));
  const policy_rules = [{ resource: 'agents', action: 'write' }];
  const plans = [{ id: 'plan_own', name: 'Own', at_once: true }];
  await ok(control('updateWorkspace', shop, { plans, secrets_region: 'eu', policy_rules }));
  // A sign-in, whose session is refreshed.
  const { auth_code: _, ...exchange } = examples['exchange-code-request'];
  const code_challenge = createChallenge(exchange.code_verifier);
  const { redirect_uri } = exchange;
  const code = await control(
    'issueAuthorizationCode',
    {},
    { code_challenge, redirect_uri, workspace: 'shop' },
  );
  const body = { ...exchange, auth_code: code.json.auth_code };
  const { refresh_token } = (await send('POST', '/oauth/token', { token: null, body })).json;
  await ok(send('POST', '/oauth/refresh', { token: null, body: { refresh_token } }));
  await ok(control('updateWorkspace', shop, { held: true }));
  const then = await rowCounts(started);
  const owned = started.sandbox.context.database.schema.tables.filter(({ owner }) => owner !== 'sandbox');
  const empty = owned.map(({ name }) => name).filter((name) => (then[name] ?? 0) <= (before[name] ?? 0));
  // When the records are in memory, so are the counters.
  expect(empty.filter((table) => table !== 'rate_windows')).toEqual([]);
  expect((await control('removeWorkspace', shop)).status).toBe(204);
  // No request counter outlives its window, in any workspace.
  expect({ ...(await rowCounts(started)), rate_windows: 0 }).toEqual({ ...before, rate_windows: 0 });
  expect((await send('GET', '/me', { token })).status).toBe(401);
  expect((await control('removeWorkspace', shop)).status).toBe(404);
});

test('removing a workspace removes its fault rules, but not general ones', async ({ control, send }) => {
  await control('createWorkspace', {}, { slug: 'shop' });
  const rule = { operation: 'getMe', error: 'upstream-unavailable' };
  await control('addFaultRule', {}, { ...rule, workspace: 'shop' });
  const { json: other } = await control('addFaultRule', {}, { ...rule, workspace: 'acme' });
  expect((await control('removeWorkspace', { slug: 'shop' })).status).toBe(204);
  expect((await control('listFaultRules')).json.data).toEqual([other]);
  const { json } = await control('createWorkspace', {}, { slug: 'shop' });
  expect((await send('GET', '/me', { token: json.tokens[0].secret })).status).toBe(200);
});

test('a restored snapshot has deleted records again, and no new ones', async ({ control, records, send }) => {
  const place = { slug: 'acme', snapshot: 'as it was' };
  const readState = async () =>
    Promise.all(
      ['agents', 'pages', 'secrets', 'forms', 'billing/invoices', 'webhooks', 'logs', 'theme', 'billing'].map(
        async (path) => (await send('GET', `/workspaces/acme/${path}`)).json,
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
    (await records.add('log_entries', { level: 'info', source: 'agent', message: 'later' })).status,
  ];
  expect(await writeRecords()).toEqual([201, 201, 200, 201]);
  await send('POST', '/approvals/apr_01K9A3/deny');
  expect(await readState()).not.toEqual(before);
  expect((await control('restoreSnapshot', place)).status).toBe(204);
  expect(await readState()).toEqual(before);
  expect((await send('GET', '/approvals/apr_01K9A3')).json.status).toBe('pending');
  // Restored records can be written again, even by the same requests, and their secrets can be read.
  expect(await writeRecords()).toEqual([201, 201, 200, 201]);
  expect((await control('resolveSecret', { slug: 'acme', name: 'stripe_api_key' }, {})).status).not.toBe(404);
});

test('snapshots can be listed, replaced and deleted by name', async ({ control }) => {
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

test('an active agent of a new workspace starts scheduled runs', async ({ control, send, sandbox }) => {
  sandbox.context.clock.advance(5 * 60 * 60 * 1000);
  const agents = [{ id: 'agt_HOURLY', name: 'Hourly', status: 'active', schedule: '0 * * * *' }];
  const { json } = await control('createWorkspace', {}, { slug: 'shop', test: { agents } });
  const runs = async () =>
    (await send('GET', '/workspaces/shop/agents/agt_HOURLY/runs', { token: json.tokens[0].secret })).json.data
      .length;
  expect(await runs()).toBe(0);
  sandbox.context.clock.advance(60 * 60 * 1000);
  // Creating the agent set its alarm: no other request makes the sandbox check its agents.
  await expect.poll(runs).toBe(1);
});

test('a rate limit of a workspace is shown, and can be removed', async ({ control }) => {
  const acme = { slug: 'acme' };
  const set = await control('updateWorkspace', acme, { rate_limit: { limit: 1, window_seconds: 60 } });
  expect(set.json.rate_limit).toEqual({ limit: 1, window_seconds: 60, own: true });
  expect((await control('getWorkspace', acme)).json).toEqual(set.json);
  const { json } = await control('updateWorkspace', acme, { rate_limit: null });
  expect(json.rate_limit).toMatchObject({ limit: 10_000, own: false });
  expect((await control('updateWorkspace', { slug: 'nobody' }, { rate_limit: null })).status).toBe(404);
});
