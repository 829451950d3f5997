import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { home, homePath, setTitle, startPages } from './start-pages.ts';

test('a rollback restores an earlier draft as a new version', async () => {
  const { send } = await startPages();
  const body = examples['rollback-page-request'];
  const { status, json, headers } = await send('POST', homePath, { body });
  expect([status, headers.get('ETag')]).toEqual([200, '"8"']);
  expect(json).toEqual(examples['page-home-rolled-back']);
  expect((await send('GET', homePath)).json).toEqual(json);
  const undone = await send('POST', homePath, { body: { version: 7 } });
  expect([undone.json, undone.headers.get('ETag')]).toEqual([examples['page-home'], '"9"']);
});

test('a rollback to an unknown version is a validation error', async () => {
  const { send } = await startPages();
  const { status, json } = await send('POST', homePath, { body: { version: 8 } });
  expect([status, json.error.code]).toEqual([400, 'validation_failed']);
  expect(json.error.fields).toMatchObject([{ path: '/version', reason: 'unknown_value' }]);
});

test('a rollback requires pages:destructive', async () => {
  const { send } = await startPages();
  const { json: key } = await send('POST', '/workspaces/acme/tokens', { body: { scopes: ['pages:write'] } });
  const body = examples['rollback-page-request'];
  const { status, json } = await send('POST', homePath, { body, token: key.secret });
  expect([status, json.error.details.required_scope]).toEqual([403, 'pages:destructive']);
  expect((await send('PATCH', homePath, { body: [], token: key.secret })).status).toBe(200);
});

test('a version beyond the range of integers is unknown', async () => {
  const { send } = await startPages();
  for (const version of [2 ** 31, 1e20]) {
    const { status, json } = await send('POST', homePath, { body: { version } });
    expect([status, json.error.fields[0].reason]).toEqual([400, 'unknown_value']);
  }
});

test('a page keeps its newest drafts and the live version', async () => {
  const { send, context, live } = await startPages();
  const numbers = async () =>
    (
      await context.database
        .selectFrom('page_versions')
        .select('version')
        .where('page_id', '=', home?.id ?? '')
        .execute()
    ).map(({ version }) => version);
  await context.database
    .updateTable('pages')
    .set({ draft_version: 1098 })
    .where('id', '=', home?.id ?? '')
    .execute();
  await context.database
    .updateTable('page_versions')
    .set({ version: 1098 })
    .where('page_id', '=', home?.id ?? '')
    .where('version', '=', 7)
    .execute();
  await send('PATCH', homePath, { body: setTitle('Before') });
  expect(await numbers()).toContain(1);
  await send('PATCH', homePath, { body: setTitle('A thousand later') });
  expect((await numbers()).toSorted((a, b) => a - b)).toEqual([6, 1098, 1099, 1100]);
  expect((await live('home'))?.version).toBe(6);
  expect((await send('POST', homePath, { body: { version: 5 } })).status).toBe(400);
  expect((await send('POST', homePath, { body: { version: 1099 } })).json.metadata.title).toBe('Before');
});

test('fewer drafts are kept of long documents', async () => {
  const { send, context } = await startPages();
  const add = { op: 'add', path: '/tree/props/text', value: 'x'.repeat(1_000_000) };
  for (let count = 0; count < 20; count += 1) await send('PATCH', homePath, { body: [add] });
  const { total } = await context.database
    .selectFrom('page_versions')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('page_id', '=', home?.id ?? '')
    .executeTakeFirstOrThrow();
  // The newest drafts and the live one.
  expect(total).toBe(17);
});
