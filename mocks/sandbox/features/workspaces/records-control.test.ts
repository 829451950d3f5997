import { schemas } from '@workspace-api/contract/sandbox/validators';
import { expect } from 'vitest';
import { testWith } from '../../../test/sandbox-test.ts';
import { startSandbox } from '../../../test/start-sandbox.ts';

/** The control plane's records of the workspace acme. */
const startRecords = async () => {
  const { records, ...rest } = await startSandbox();
  return { ...records, ...rest };
};

const test = testWith(startRecords, ['list', 'add', 'get', 'change', 'remove', 'control', 'send', 'sandbox']);

const agent = 'agt_01K9STOCK';

/** A new record of each resource of a seed, and a change of it. */
const samples: readonly [resource: string, record: object, change: object][] = [
  ['agents', { name: 'Greeter', status: 'active', schedule: '0 7 * * 1' }, { name: 'Usher', schedule: null }],
  ['runs', { agent_id: agent, status: 'completed' }, { status: 'failed' }],
  ['pages', { slug: 'short', title: 'Short', published: true }, { title: 'Shorter', slug: 'shorter' }],
  ['forms', { name: 'Contact', fields: ['email'] }, { fields: ['email', 'name'], submit_label: 'Go' }],
  ['submissions', { form_id: 'frm_01K9CONTACT', data: { email: 'a@b.example' } }, { data: {} }],
  ['log_entries', { level: 'info', source: 'agent', message: 'Hello' }, { message: 'Bye' }],
  [
    'invoices',
    { amount: 100, currency: 'EUR', status: 'open' },
    { status: 'paid', lines: [{ kind: 'plan', description: 'Team', quantity: 1, amount: 100 }] },
  ],
  ['usage', { metric: 'requests', quantity: 2 }, { quantity: 3 }],
  ['secrets', { name: 'mine', value: 'not-a-real-one' }, { purpose: 'email', zdr: true }],
  ['webhooks', { url: 'https://hooks.acme.example/new', events: ['pages.published'] }, { events: ['*'] }],
  ['tokens', { kind: 'session', scopes: ['me:read'] }, { mfa_required: true, scopes: ['agents:read'] }],
];

test.for(samples)(
  'a record of %s is added, listed, read, changed and deleted',
  async ([resource, record, change], { list, add, get, change: update, remove }) => {
    const added = await add(resource, record);
    expect(added.status, JSON.stringify(added.json)).toBe(201);
    const { id } = added.json;
    const records = (await list(resource)).json.data;
    const { secret: _, stored: __, ...view } = added.json;
    expect(records.filter((one: { id: string }) => one.id === id)).toEqual([view]);
    const changed = await update(resource, id, change);
    expect(changed.status, JSON.stringify(changed.json)).toBe(200);
    expect(changed.json).toMatchObject(change);
    expect((await get(resource, id)).json).toEqual(changed.json);
    expect((await remove(resource, id)).status).toBe(204);
    const gone = await get(resource, id);
    expect([gone.status, gone.json.error.message]).toEqual([
      404,
      `The workspace has no record ${id} in ${resource}.`,
    ]);
  },
);

test('a record that was read can be added again after it was deleted, for every list of a seed', async () => {
  const { list, add, remove, control } = await startRecords();
  for (const resource of ['submissions', 'usage', 'invoices', 'log_entries', 'webhooks', 'secrets']) {
    const [{ id, versions: _, ...record }] = (await list(resource)).json.data;
    await remove(resource, id);
    const isNamed = ['submissions', 'invoices', 'webhooks'].includes(resource);
    const added = await add(resource, isNamed ? { id, ...record } : record);
    expect([resource, added.status, added.json.error]).toEqual([resource, 201, undefined]);
    expect(added.json).toMatchObject(record);
  }
  const { json } = await control('exportSeed');
  expect(schemas.Seed(json), JSON.stringify(schemas.Seed.errors)).toBe(true);
});

test('a pending approval can be added with its paused run, and only for one', async ({ add }) => {
  const run = { id: 'run_PAUSED', agent_id: agent, status: 'awaiting_approval' };
  expect((await add('runs', run)).json.error.fields).toMatchObject([{ path: '/status' }]);
  const { id } = (await add('runs', { ...run, status: 'completed' })).json;
  const approval = { run_id: id, action: 'send' };
  expect((await add('approvals', approval)).json.error.fields).toMatchObject([{ path: '/status' }]);
  const decided = await add('approvals', { ...approval, status: 'approved' });
  expect(decided.json).toMatchObject({ run_id: id, status: 'approved', payload: {} });
  expect((await add('approvals', { ...approval, run_id: 'run_NONE' })).json.error.fields).toMatchObject([
    { path: '/run_id', message: 'This workspace and mode have no run run_NONE.' },
  ]);
});

test('the subscription and the theme are one record each, which can be changed', async () => {
  const { list, get, change, add, remove, send } = await startRecords();
  expect((await list('billing')).json.data).toMatchObject([{ id: 'current', status: 'active' }]);
  const pastDue = (await change('billing', 'current', { status: 'past_due', payment_method: null })).json;
  expect(pastDue).toMatchObject({ status: 'past_due', grace_ends_at: '2026-11-16T09:00:00.000Z' });
  expect((await send('GET', '/workspaces/acme/billing')).json).toMatchObject({
    status: 'past_due',
    payment_method: null,
  });
  const { theme } = (await get('theme', 'current')).json;
  const draft = { version: 9, document: { ...theme, spacing: { section_gap: '9rem' } } };
  expect((await change('theme', 'current', { theme_draft: draft })).json.theme_draft).toEqual(draft);
  expect((await send('GET', '/workspaces/acme/theme')).json.spacing).toEqual({ section_gap: '9rem' });
  expect(
    (await change('theme', 'current', { theme_draft: { ...draft, version: 2 }, theme_version: 3 })).status,
  ).toBe(400);
  for (const resource of ['billing', 'theme']) {
    const message = (participle: string) => `The records of ${resource} can't be ${participle}.`;
    expect((await add(resource, {})).json.error.fields[0].message).toBe(message('added'));
    expect((await remove(resource, 'current')).json.error.fields[0].message).toBe(message('deleted'));
  }
});

test('an unknown member is rejected with the nearest one of its resource', async ({ add, list, change }) => {
  const [{ id }] = (await list('usage')).json.data;
  for (const { json } of [
    await add('usage', { metric: 'requests', quantity: 1, recordedat: null }),
    await change('usage', id, { recordedat: null }),
  ])
    expect(json.error.fields).toMatchObject([
      { path: '/recordedat', message: expect.stringContaining('Did you mean "recorded_at"?') },
    ]);
});

test('a record that contradicts others is rejected, and nothing changes', async () => {
  const { add, change, get, control } = await startRecords();
  expect((await add('pages', { slug: 'home', title: 'Home' })).json.error.code).toBe('conflict');
  expect((await change('pages', 'page_01K9HOME', { slug: 'menu' })).status).toBe(409);
  const run = { id: 'run_TWICE', agent_id: 'agt_01K9DIGEST', status: 'running' };
  expect([(await add('runs', run)).status, (await add('runs', run)).status]).toEqual([201, 409]);
  expect((await change('pages', 'page_01K9HOME', { id: 'page_OTHER' })).status).toBe(400);
  const home = (await get('pages', 'page_01K9HOME')).json;
  expect(home).toMatchObject({ slug: 'home' });
  const submission = { form_id: 'frm_01K9CONTACT', data: { nickname: 'x' } };
  expect((await add('submissions', submission)).json.error.fields).toMatchObject([
    { path: '/data/nickname', reason: 'unknown_field' },
  ]);
  expect((await add('agents', { name: 'Odd', schedule: 'daily' })).json.error.fields).toMatchObject([
    { path: '/schedule' },
  ]);
  expect((await control('addRecord', { slug: 'nowhere', resource: 'agents' }, { name: 'x' })).status).toBe(
    404,
  );
  expect((await control('addRecord', { slug: 'acme', resource: 'users' }, {})).status).toBe(400);
});

test('a change of a page keeps its versions, and a publication is a member', async () => {
  const { change, get, send, control } = await startRecords();
  const before = (await get('pages', 'page_01K9HOME')).json;
  const [first] = before.versions;
  await change('pages', 'page_01K9HOME', { published_version: first.version });
  expect((await get('pages', 'page_01K9HOME')).json).toEqual({ ...before, published_version: first.version });
  const live = await control('getLivePage', { slug: 'acme', page: 'home' });
  expect(live.json).toMatchObject({ version: first.version });
  await change('pages', 'page_01K9HOME', { published_version: null });
  expect((await control('getLivePage', { slug: 'acme', page: 'home' })).status).toBe(404);
  const draft = (await send('GET', '/workspaces/acme/pages/page_01K9HOME')).json;
  expect(draft.metadata).toMatchObject({ slug: 'home' });
});

test('a change that gives no secret keeps the signing secret of a webhook', async ({ change, sandbox }) => {
  const read = () =>
    sandbox.context.database.selectFrom('webhook_subscriptions').select(['id', 'secret']).execute();
  const [before] = await read();
  await change('webhooks', before?.id ?? '', { events: ['*'] });
  expect(await read()).toContainEqual(before);
  await change('webhooks', before?.id ?? '', { secret: 'whsec_not_a_real_one' });
  expect(await read()).not.toContainEqual(before);
});

test('a token expires, requires a second factor, and is issued with its secret', async () => {
  const { add, change, send } = await startRecords();
  const { id, secret } = (await add('tokens', { kind: 'session' })).json;
  expect((await send('GET', '/me', { token: secret })).status).toBe(200);
  await change('tokens', id, { mfa_required: true });
  expect((await send('GET', '/me', { token: secret })).json.error.details).toMatchObject({
    hint: 'mfa_required',
  });
  expect((await change('tokens', id, { mfa_required: false, expires_in: 0 })).json.status).toBe('expired');
  expect((await send('GET', '/me', { token: secret })).json.error.code).toBe('token_expired');
  expect((await change('tokens', 'tok_01K9DEMO', { mfa_required: true })).status).toBe(409);
});

test('a rotation that a provider requires suspends a secret, and a value replaces the stored one', async () => {
  const { change, get, control } = await startRecords();
  const name = 'stripe_api_key';
  const before = (await get('secrets', name)).json;
  expect(before.stored.values).toHaveLength(before.versions.length);
  await change('secrets', name, { rotation_required_by: 'payments' });
  expect((await control('resolveSecret', { slug: 'acme', name })).status).toBe(503);
  const after = (await change('secrets', name, { rotation_required_by: null, value: 'new' })).json;
  expect(after.versions[0].version).toBe(before.versions[0].version + 1);
  expect((await control('resolveSecret', { slug: 'acme', name }, { value: 'new' })).json.matches).toBe(
    'current',
  );
});

test('records that only the service creates can be read', async ({ list, add, change, control, send }) => {
  expect((await list('key_uses')).json.data[0]).toMatchObject({ action: expect.any(String) });
  const form = { name: 'Hook – one!', fields: ['a'], on_submit: { capability: 'email.send', args: {} } };
  const { id, schema_table } = (await add('forms', form)).json;
  expect(schema_table).toBe('hook_one_submissions');
  const submission = (await add('submissions', { form_id: id, data: { a: 'of-a-visitor' } })).json;
  const entries = (await send('GET', '/workspaces/acme/logs/search?source=capability')).json.data;
  expect(entries[0].message).toContain(submission.id);
  expect(JSON.stringify(entries)).not.toContain('of-a-visitor');
  const [call] = (await list('capability_calls')).json.data;
  expect(call).toMatchObject({ capability: 'email.send', mode: 'test' });
  expect((await list('capability_calls', { mode: 'live' })).json.data).toEqual([]);
  expect((await change('capability_calls', call.id, {})).status).toBe(400);
  expect((await control('removeRecord', { slug: 'acme', resource: 'key_uses', id: 'x' })).status).toBe(400);
});

test('a deleted agent is gone with its runs and approvals, and other agents remain', async () => {
  const { control, send, add, remove } = await startRecords();
  const listIds = async (path: string) =>
    (await send('GET', path)).json.data.map(({ id }: { id: string }) => id);
  const before = [await listIds('/workspaces/acme/agents'), await listIds('/approvals')];
  const { id } = (await add('agents', { name: 'Short-lived', status: 'active' })).json;
  const run = (await add('runs', { agent_id: id, status: 'running' })).json;
  expect((await control('pauseRun', { slug: 'acme', id: run.id }, {})).status).toBe(201);
  expect(await listIds('/approvals')).toHaveLength((before[1] ?? []).length + 1);
  expect((await remove('agents', id)).status).toBe(204);
  expect([await listIds('/workspaces/acme/agents'), await listIds('/approvals')]).toEqual(before);
});

test('a record of another workspace, mode or resource is not found', async ({ control, add, get }) => {
  const { id } = (await add('pages', { slug: 'kept', title: 'Kept' })).json;
  expect((await control('removeRecord', { slug: 'globex', resource: 'pages', id })).status).toBe(404);
  expect((await control('removeRecord', { slug: 'acme', resource: 'forms', id })).status).toBe(404);
  expect((await get('pages', id, { mode: 'live' })).status).toBe(404);
  expect((await get('pages', id)).status).toBe(200);
});
