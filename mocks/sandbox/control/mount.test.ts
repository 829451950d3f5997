import { operationList } from '@workspace-api/contract/sandbox';
import { expect, test } from 'vitest';
import { controlHandlers } from '../wiring/features.ts';
import { ownHandlers } from './handlers/index.ts';
import { start } from './start.test-helper.ts';

const acme = { slug: 'acme' };

test('every operation of the document has its handler, and no other', () => {
  expect(Object.keys({ ...ownHandlers, ...controlHandlers }).toSorted()).toEqual(
    operationList.map(({ id }) => id).toSorted(),
  );
});

test('the sandbox says where it is, and gives its tokens', async () => {
  const { control, api } = await start();
  const { json } = await control('getSandbox');
  expect(json).toMatchObject({ base_url: 'http://127.0.0.1:4010/v1', workspace: 'acme' });
  for (const { token, id } of json.tokens) {
    const me = await api('GET', '/me', token);
    expect(me.json.token.id).toBe(id);
  }
});

test('its address with a slash leads to the one without', async () => {
  const { sandbox } = await start();
  const response = await sandbox.fetch(new Request('http://127.0.0.1:4010/_sandbox/'));
  expect(response.status).toBe(308);
  expect(response.headers.get('Location')).toBe('/_sandbox');
});

test('a record of another type than the document says is refused, with its fields', async () => {
  const { control } = await start();
  const { status, json } = await control('addLogEntry', acme, { level: 'loud', source: 'agent', extra: 1 });
  expect(status).toBe(400);
  expect(json.error.fields).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ path: '/level', reason: 'unknown_value' }),
      expect.objectContaining({ path: '/message', reason: 'missing' }),
      expect.objectContaining({ path: '/extra', reason: 'unknown_field' }),
    ]),
  );
});

test.each([
  ['no body', undefined, 'missing'],
  ['malformed JSON', '{', 'format_mismatch'],
])('%s where one is needed is refused', async (_, body, reason) => {
  const { control } = await start();
  const { status, json } = await control('addForm', acme, body);
  expect(status).toBe(400);
  expect(json.error.fields).toEqual([expect.objectContaining({ path: '', reason })]);
});

test('a workspace that is not there is not found', async () => {
  const { control } = await start();
  const entry = { level: 'info', source: 'agent', message: 'Hello' };
  expect((await control('addLogEntry', { slug: 'initech' }, entry)).status).toBe(404);
});

test('a page is added with a draft of its own', async () => {
  const { control, sandbox } = await start();
  const { status, json } = await control('addPage', acme, { slug: 'pricing', title: 'Pricing' });
  expect(status).toBe(201);
  expect(json).toMatchObject({
    slug: 'pricing',
    title: 'Pricing',
    draft_version: 1,
    published_version: null,
  });
  const { document } = await sandbox.context.database
    .selectFrom('page_versions')
    .selectAll()
    .where('page_id', '=', json.id)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(document)).toMatchObject({
    metadata: { slug: 'pricing', title: 'Pricing' },
    tree: { block: 'NavShell' },
  });
});

test('the slug of a page is taken once in a mode', async () => {
  const { control } = await start();
  const page = { slug: 'menu', title: 'Menu' };
  const taken = await control('addPage', acme, page);
  expect(taken).toMatchObject({ status: 409, json: { error: { details: { kind: 'slug_in_use' } } } });
  expect((await control('addPage', acme, { ...page, mode: 'live' })).status).toBe(201);
});

test('a form takes submissions of its own fields, and no others', async () => {
  const { control } = await start();
  const form = await control('addForm', acme, { name: 'Beta – list!', fields: ['email'] });
  expect(form.json).toMatchObject({ schema_table: 'beta_list_submissions', fields: ['email'] });
  const path = { ...acme, id: form.json.id };
  const good = await control('addSubmission', path, { data: { email: 'owner@acme.example' } });
  expect(good).toMatchObject({ status: 201, json: { form_id: form.json.id } });
  const bad = await control('addSubmission', path, { data: { 'e/mail': 'x' } });
  expect(bad).toMatchObject({ status: 400, json: { error: { fields: [{ path: '/data/e~1mail' }] } } });
  expect((await control('addSubmission', { ...acme, id: 'frm_NONE' }, { data: {} })).status).toBe(404);
  const live = await control('addSubmission', path, { data: {}, mode: 'live' });
  expect(live.status).toBe(404);
});

test('a log entry has the time of the sandbox and a request id', async () => {
  const { control } = await start();
  const { now } = (await control('getClock')).json;
  const entry = { level: 'warn', source: 'capability', message: 'Slow' };
  const { json } = await control('addLogEntry', acme, entry);
  expect(json).toMatchObject({ ...entry, ts: now, request_id: expect.stringMatching(/^req_/) });
});

test('an invoice covers the month up to now unless a period is given, which ends after it starts', async () => {
  const { control } = await start();
  const invoice = { amount: 4900, currency: 'EUR', status: 'open' };
  const { json } = await control('addInvoice', acme, invoice);
  expect(Date.parse(json.period_end) - Date.parse(json.period_start)).toBeGreaterThan(27 * 86_400_000);
  const period = { period_start: '2026-10-01T00:00:00Z', period_end: '2026-09-01T00:00:00Z' };
  expect((await control('addInvoice', acme, { ...invoice, ...period })).status).toBe(400);
});

test('a token can be issued short-lived and with few scopes', async () => {
  const { control, api } = await start();
  const { json } = await control('issueToken', {}, { kind: 'key', scopes: ['agents:read'], expires_in: 60 });
  expect((await api('GET', '/workspaces/acme/agents', json.token)).status).toBe(200);
  expect((await api('GET', '/workspaces/acme/forms', json.token)).status).toBe(403);
  await control('advanceClock', {}, { seconds: 61 });
  const late = await api('GET', '/workspaces/acme/agents', json.token);
  expect(late).toMatchObject({ status: 401, json: { error: { code: 'token_expired' } } });
});

test('a session and a key of another workspace are issued for it', async () => {
  const { control, api } = await start();
  for (const kind of ['session', 'key']) {
    const { json } = await control('issueToken', {}, { kind, workspace: 'globex', mode: 'live' });
    const me = await api('GET', '/me', json.token);
    expect(me.json).toMatchObject({ token: { mode: 'live' }, workspace: { slug: 'globex' } });
  }
});

test('a token expires at once, and only it', async () => {
  const { control, api } = await start();
  expect((await control('expireToken', { id: 'tok_01K9DEMO' })).status).toBe(204);
  const { json } = await api('GET', '/me');
  expect(json.error.code).toBe('token_expired');
  expect((await api('GET', '/me', 'key_test_acme_readonly')).status).toBe(200);
  expect((await control('expireToken', { id: 'tok_NONE' })).status).toBe(404);
});

test('a cursor expires at once, and only it', async () => {
  const { control, api } = await start();
  const next = async () => (await api('GET', '/workspaces/acme/agents?limit=1')).json.next_cursor;
  const expired = await next();
  expect((await control('expireCursor', {}, { cursor: expired })).status).toBe(204);
  const late = await api('GET', `/workspaces/acme/agents?limit=1&cursor=${expired}`);
  expect(late).toMatchObject({ status: 400, json: { error: { code: 'invalid_cursor' } } });
  await control('advanceClock', {}, { seconds: 1 });
  expect((await api('GET', `/workspaces/acme/agents?cursor=${await next()}`)).status).toBe(200);
});

test('the clock moves forward only', async () => {
  const { control } = await start();
  const before = Date.parse((await control('getClock')).json.now);
  const { json } = await control('advanceClock', {}, { seconds: 3600 });
  expect(Date.parse(json.now) - before).toBe(3_600_000);
  expect((await control('advanceClock', {}, { seconds: -1 })).status).toBe(400);
});

test('a reset takes everything back', async () => {
  const { control, api } = await start();
  const first = await api('GET', '/workspaces/acme/agents');
  const before = (await control('getClock')).json;
  await api('POST', '/workspaces/acme/agents/agt_01K9STOCK/activate');
  await control('advanceClock', {}, { seconds: 10 });
  await control('expireToken', { id: 'tok_01K9DEMO' });
  expect((await control('reset')).status).toBe(204);
  expect(await api('GET', '/workspaces/acme/agents')).toEqual(first);
  expect((await control('getClock')).json).toEqual(before);
});
