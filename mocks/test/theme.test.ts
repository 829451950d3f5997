import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { acme } from '../sandbox/core/demo-tenant.ts';
import { liveTheme } from '../sandbox/features/theme/rows.ts';
import { startSandbox, tokens } from './start-sandbox.ts';

const path = '/workspaces/acme/theme';
const recolor = (value: unknown) => [{ op: 'replace', path: '/colors/brand_primary', value }];

const start = async () => {
  const started = await startSandbox();
  const live = (tenant = acme) => liveTheme(started.context.database, tenant);
  return { ...started, live };
};

test('the theme is read as its draft, with its number in ETag', async () => {
  const { send } = await start();
  const { json, headers } = await send('GET', path);
  expect([json, headers.get('ETag')]).toEqual([examples.theme, '"4"']);
});

test('a patch makes a new draft whose time is that of the save', async () => {
  const { send, clock } = await start();
  clock.advance(60_000);
  const { status, json, headers } = await send('PATCH', path, { body: examples['theme-patch'] });
  expect([status, headers.get('ETag')]).toEqual([200, '"5"']);
  expect(json).toEqual({ ...examples['theme-patched'], updated_at: clock.now().toISOString() });
  const read = await send('GET', path);
  expect([read.json, read.headers.get('ETag')]).toEqual([json, '"5"']);
});

test('the time of the draft is the server’s, whatever a patch says', async () => {
  const { send, clock } = await start();
  const body = [{ op: 'replace', path: '/updated_at', value: '2001-01-01T00:00:00.000Z' }];
  expect((await send('PATCH', path, { body })).json.updated_at).toBe(clock.now().toISOString());
});

test.each([
  ['a path that is missing', [{ op: 'replace', path: '/colors/none', value: '#fff' }]],
  ['a test that does not match', [{ op: 'test', path: '/colors/surface', value: '#000' }]],
  ['a color that is no string', recolor(7)],
  ['a typography without its scale', [{ op: 'remove', path: '/typography/scale' }]],
  ['a section gap that is no string', [{ op: 'replace', path: '/spacing/section_gap', value: 4 }]],
])('%s is refused with invalid_patch and changes nothing', async (_, operations) => {
  const { send } = await start();
  const body = [{ op: 'add', path: '/colors/accent', value: '#d9480f' }, ...operations];
  const { status, json } = await send('PATCH', path, { body });
  expect([status, json.error.code]).toEqual([400, 'invalid_patch']);
  expect(json.error.details).toEqual({ operation: 1, path: operations[0]?.path });
  expect((await send('GET', path)).json).toEqual(examples.theme);
});

test('an edit from a stale revision is refused and told the current one, with which it is taken', async () => {
  const { send } = await start();
  const stale = await send('PATCH', path, { body: recolor('#000'), headers: { 'If-Match': '"3"' } });
  expect([stale.status, stale.json.error]).toEqual([409, examples['version-mismatch'].error]);
  const headers = { 'If-Match': `"${stale.json.error.details.current_version}"` };
  expect((await send('PATCH', path, { body: recolor('#000'), headers })).status).toBe(200);
});

test('of many edits at once from one revision, one is taken', async () => {
  const { send } = await start();
  const headers = { 'If-Match': '"4"' };
  const edits = Array.from({ length: 5 }, (_, index) =>
    send('PATCH', path, { body: recolor(`#00000${index}`), headers }),
  );
  const statuses = (await Promise.all(edits)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409]);
});

test('a patch leaves the live theme alone until it is published, and publishing leaves the draft alone', async () => {
  const { send, live, clock } = await start();
  const { json: draft } = await send('PATCH', path, { body: recolor('#123456') });
  expect(await live()).toEqual({ version: 3, document: examples.theme });
  const { status, json } = await send('POST', path);
  expect([status, json]).toEqual([200, { version: 5, published_at: clock.now().toISOString() }]);
  expect(await live()).toEqual({ version: 5, document: draft });
  expect((await send('GET', path)).json).toEqual(draft);
  expect((await send('POST', path)).json).toEqual(json);
});

test('a color that changes rewrites no page', async () => {
  const { send } = await start();
  await send('PATCH', path, { body: recolor('#123456') });
  await send('POST', path);
  expect((await send('GET', '/workspaces/acme/pages')).json).toEqual(examples['page-list']);
  expect((await send('GET', '/workspaces/acme/pages/page_01K9HOME')).json).toEqual(examples['page-home']);
});

test('every workspace and mode has one theme of its own, from the beginning', async () => {
  const { send, live } = await start();
  const elsewhere = '/workspaces/globex/theme';
  const { json: initial, headers } = await send('GET', elsewhere, { token: tokens.globex });
  expect(headers.get('ETag')).toBe('"1"');
  await send('PATCH', path, { body: recolor('#123456') });
  await send('PATCH', path, { body: recolor('#654321'), token: tokens.live });
  expect((await send('GET', elsewhere, { token: tokens.globex })).json).toEqual(initial);
  expect((await send('GET', path)).json.colors.brand_primary).toBe('#123456');
  expect((await send('GET', path, { token: tokens.live })).json.colors.brand_primary).toBe('#654321');
  expect(await live({ ...acme, mode: 'live' })).toMatchObject({ version: 1 });
});

test('a theme that was never changed is published as it is', async () => {
  const { send } = await start();
  const { json } = await send('POST', '/workspaces/globex/theme', { token: tokens.globex });
  expect(json.version).toBe(1);
  const { headers } = await send('GET', '/workspaces/globex/theme', { token: tokens.globex });
  expect(headers.get('ETag')).toBe('"1"');
});

test('a reader may read the theme and neither edit nor publish it', async () => {
  const { send } = await start();
  expect((await send('GET', path, { token: tokens.reader })).status).toBe(200);
  const edit = await send('PATCH', path, { token: tokens.reader, body: [] });
  expect(edit.json.error.details.required_scope).toBe('theme:write');
  expect((await send('POST', path, { token: tokens.reader })).status).toBe(403);
});

test('however often the theme is saved and published, its draft and what is live are all that is kept', async () => {
  const { send, context, live } = await start();
  const numbers = async () =>
    (await context.database.selectFrom('theme_versions').select('version').orderBy('version').execute()).map(
      ({ version }) => version,
    );
  for (const color of ['#111', '#222', '#333']) await send('PATCH', path, { body: recolor(color) });
  // Its first versions came with the demo records.
  expect(await numbers()).toEqual([1, 2, 3, 7]);
  expect((await live()).document).toEqual(examples.theme);
  await send('POST', path);
  expect(await numbers()).toEqual([7]);
  await send('PATCH', path, { body: recolor('#444') });
  expect(await numbers()).toEqual([7, 8]);
  expect((await live()).document.colors.brand_primary).toBe('#333');
});
