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

test('the theme is returned as its draft, with the version as ETag', async () => {
  const { send } = await start();
  const { json, headers } = await send('GET', path);
  expect([json, headers.get('ETag')]).toEqual([examples.theme, '"7"']);
});

test('a patch creates a draft with the time of the save', async () => {
  const { send, clock } = await start();
  clock.advance(60_000);
  const { status, json, headers } = await send('PATCH', path, { body: examples['theme-patch'] });
  expect([status, headers.get('ETag')]).toEqual([200, '"8"']);
  expect(json).toEqual({ ...examples['theme-patched'], updated_at: clock.now().toISOString() });
  const response = await send('GET', path);
  expect([response.json, response.headers.get('ETag')]).toEqual([json, '"8"']);
});

test('a patch cannot set the time of the draft', async () => {
  const { send, clock } = await start();
  const body = [{ op: 'replace', path: '/updated_at', value: '2001-01-01T00:00:00.000Z' }];
  expect((await send('PATCH', path, { body })).json.updated_at).toBe(clock.now().toISOString());
});

test.each([
  ['a path that is missing', [{ op: 'replace', path: '/colors/none', value: '#fff' }]],
  ['a test that does not match', [{ op: 'test', path: '/colors/surface', value: '#000' }]],
  ['a color that is not a string', recolor(7)],
  ['a typography without its scale', [{ op: 'remove', path: '/typography/scale' }]],
  ['a section gap that is not a string', [{ op: 'replace', path: '/spacing/section_gap', value: 4 }]],
])('%s is rejected with invalid_patch and changes nothing', async (_, operations) => {
  const { send } = await start();
  const body = [{ op: 'add', path: '/colors/accent', value: '#d9480f' }, ...operations];
  const { status, json } = await send('PATCH', path, { body });
  expect([status, json.error.code]).toEqual([400, 'invalid_patch']);
  expect(json.error.details).toEqual({ operation: 1, path: operations[0]?.path });
  expect((await send('GET', path)).json).toEqual(examples.theme);
});

test('an edit of a stale revision is rejected with the current one, and then accepted', async () => {
  const { send } = await start();
  const stale = await send('PATCH', path, { body: recolor('#000'), headers: { 'If-Match': '"6"' } });
  expect([stale.status, stale.json.error]).toEqual([409, examples['version-mismatch'].error]);
  const headers = { 'If-Match': `"${stale.json.error.details.current_version}"` };
  expect((await send('PATCH', path, { body: recolor('#000'), headers })).status).toBe(200);
});

test('of concurrent edits of one revision, one is accepted', async () => {
  const { send } = await start();
  const headers = { 'If-Match': '"7"' };
  const edits = Array.from({ length: 5 }, (_, index) =>
    send('PATCH', path, { body: recolor(`#00000${index}`), headers }),
  );
  const statuses = (await Promise.all(edits)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409]);
});

test('a patch does not change the live theme, and publishing does not change the draft', async () => {
  const { send, live, clock } = await start();
  const { json: draft } = await send('PATCH', path, { body: recolor('#123456') });
  expect(await live()).toEqual({ version: 6, document: examples.theme });
  const { status, json } = await send('POST', path);
  expect([status, json]).toEqual([200, { version: 8, published_at: clock.now().toISOString() }]);
  expect(await live()).toEqual({ version: 8, document: draft });
  expect((await send('GET', path)).json).toEqual(draft);
  expect((await send('POST', path)).json).toEqual(json);
});

test('a color change does not modify pages', async () => {
  const { send } = await start();
  await send('PATCH', path, { body: recolor('#123456') });
  await send('POST', path);
  expect((await send('GET', '/workspaces/acme/pages')).json).toEqual(examples['page-list']);
  expect((await send('GET', '/workspaces/acme/pages/page_01K9HOME')).json).toEqual(examples['page-home']);
});

test('every workspace and mode has its own theme from the start', async () => {
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

test('an unchanged theme can be published', async () => {
  const { send } = await start();
  const { json } = await send('POST', '/workspaces/globex/theme', { token: tokens.globex });
  expect(json.version).toBe(1);
  const { headers } = await send('GET', '/workspaces/globex/theme', { token: tokens.globex });
  expect(headers.get('ETag')).toBe('"1"');
});

test('a reader can read the theme, but not edit or publish it', async () => {
  const { send } = await start();
  expect((await send('GET', path, { token: tokens.reader })).status).toBe(200);
  const edit = await send('PATCH', path, { token: tokens.reader, body: [] });
  expect(edit.json.error.details.required_scope).toBe('theme:write');
  expect((await send('POST', path, { token: tokens.reader })).status).toBe(403);
});

test('only the draft and the live theme are stored', async () => {
  const { send, context, live } = await start();
  const numbers = async () =>
    (await context.database.selectFrom('theme_versions').select('version').orderBy('version').execute()).map(
      ({ version }) => version,
    );
  for (const color of ['#111', '#222', '#333']) await send('PATCH', path, { body: recolor(color) });
  expect(await numbers()).toEqual([6, 10]);
  expect((await live()).document).toEqual(examples.theme);
  await send('POST', path);
  expect(await numbers()).toEqual([10]);
  await send('PATCH', path, { body: recolor('#444') });
  expect(await numbers()).toEqual([10, 11]);
  expect((await live()).document.colors.brand_primary).toBe('#333');
});
