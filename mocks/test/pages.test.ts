import { examples } from '@workspace-api/contract';
import { expect } from 'vitest';
import { acme } from '../sandbox/domain/demo-tenant.ts';
import { livePage } from '../sandbox/features/pages/publication.ts';
import { update } from '../sandbox/store/rows.ts';
import { home, homePath, menu, path, setTitle } from './demo-pages.ts';
import { test } from './sandbox-test.ts';

test('a version beyond the range of integers is unknown', async ({ send }) => {
  for (const version of [2 ** 31, 1e20]) {
    const { status, json } = await send('POST', homePath, { body: { version } });
    expect([status, json.error.fields[0].reason]).toEqual([400, 'unknown_value']);
  }
});

const ofHome = { page_id: home?.id ?? '' };

test('a page keeps its newest drafts and the live version', async ({ send, context, rows }) => {
  const numbers = async () => (await rows('page_versions', ofHome)).map(({ version }) => version);
  await update(context.database, 'pages', { id: ofHome.page_id }, { draft_version: 1098 });
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
  expect((await livePage({ db: context.database, tenant: acme }, 'home'))?.version).toBe(6);
  expect((await send('POST', homePath, { body: { version: 5 } })).status).toBe(400);
  expect((await send('POST', homePath, { body: { version: 1099 } })).json.metadata.title).toBe('Before');
});

test('fewer drafts are kept of long documents', async ({ send, rows }) => {
  const add = { op: 'add', path: '/tree/props/text', value: 'x'.repeat(1_000_000) };
  for (let count = 0; count < 20; count += 1) await send('PATCH', homePath, { body: [add] });
  // The newest drafts and the live one.
  expect(await rows('page_versions', ofHome)).toHaveLength(17);
});

const setSlug = (value: string) => [{ op: 'replace', path: '/metadata/slug', value }];

test('a released slug is reserved for a day, and the page can take it back', async ({ send, clock }) => {
  const menuPath = `${path}/${menu?.id}`;
  await send('PATCH', menuPath, { body: setSlug('drinks') });
  const { status, json } = await send('PATCH', homePath, { body: setSlug('menu') });
  expect([status, json.error.details]).toEqual([409, { kind: 'tombstoned' }]);
  expect(json.error.message).toContain(' menu ');
  expect((await send('POST', menuPath, { body: { version: 4 } })).json.metadata.slug).toBe('menu');
  await send('PATCH', menuPath, { body: setSlug('drinks') });
  clock.advance(24 * 60 * 60 * 1000);
  expect((await send('PATCH', homePath, { body: setSlug('menu') })).status).toBe(200);
});

test('a rollback cannot take a slug that another page now has', async ({ send, clock }) => {
  const menuPath = `${path}/${menu?.id}`;
  await send('PATCH', menuPath, { body: setSlug('drinks') });
  clock.advance(24 * 60 * 60 * 1000);
  await send('PATCH', homePath, { body: setSlug('menu') });
  const { status, json } = await send('POST', menuPath, { body: { version: 4 } });
  expect([status, json.error.details]).toEqual([409, { kind: 'slug_in_use' }]);
});

test.for(['../home', '', 'Über uns', 'a/b', 'a'.repeat(300)])(
  'the slug %j is rejected, because a path cannot contain it',
  async (slug, { send }) => {
    const { status, json } = await send('PATCH', homePath, { body: setSlug(slug) });
    expect([status, json.error]).toMatchObject([
      400,
      { code: 'invalid_patch', details: { operation: 0, path: '/metadata/slug' } },
    ]);
    expect((await send('GET', homePath)).json.metadata.slug).toBe('home');
  },
);

test('the list of pages has the title and the slug of each draft', async ({ send }) => {
  await send('PATCH', homePath, { body: [...setTitle('Start'), ...setSlug('start')] });
  const [page] = (await send('GET', path)).json.data;
  expect(page).toMatchObject({ id: home?.id, title: 'Start', slug: 'start', published_version: 6 });
});

test.for([
  ['a root that is not a NavShell', { op: 'replace', path: '/tree/block', value: 'Hero' }],
  ['a root that is another block', { op: 'move', from: '/tree/children/0', path: '/tree' }],
  ['no root', { op: 'remove', path: '/tree' }],
  ['a block without props', { op: 'add', path: '/tree/children/-', value: { block: 'Text' } }],
  [
    'a deeply nested block whose type is not a string',
    { op: 'add', path: '/tree/children/1/children/0/block', value: 1 },
  ],
  ['no title', { op: 'remove', path: '/metadata/title' }],
  ['a different document', { op: 'replace', path: '', value: [] }],
] as const)('a patch to %s is rejected, with its operation', async ([_, operation], { send }) => {
  const body = [...setTitle('Fine'), operation];
  const { status, json } = await send('PATCH', homePath, { body });
  expect([status, json.error.code]).toEqual([400, 'invalid_patch']);
  expect(json.error.details).toEqual({ operation: 1, path: operation.path });
  expect((await send('GET', homePath)).json).toEqual(examples['page-home']);
});

test('only the result of a patch must be valid, not the intermediate steps', async ({ send }) => {
  const tree = examples['page-about'].tree;
  const body = [
    { op: 'remove', path: '/tree' },
    { op: 'add', path: '/tree', value: tree },
  ];
  expect((await send('PATCH', homePath, { body })).json.tree).toEqual(tree);
});

test('copies that nest a document too deeply are rejected', async ({ send }) => {
  const body = new Array(250).fill({ op: 'copy', from: '/tree/props', path: '/tree/props/deep' });
  const { status, json } = await send('PATCH', homePath, { body });
  expect([status, json.error.code]).toEqual([400, 'invalid_patch']);
  expect(json.error.message).toContain('200 levels');
});

test('a long path of a failing operation is shortened in the error', async ({ send }) => {
  const body = [{ op: 'remove', path: '/a'.repeat(100_000) }];
  const { json, text } = await send('PATCH', homePath, { body });
  expect(json.error.details.path).toMatch(/^\/a\/a.*…$/);
  expect(text.length).toBeLessThan(2000);
});

test('a patch cannot set the time of the theme’s draft', async ({ send, clock }) => {
  const path = '/workspaces/acme/theme';
  const body = [{ op: 'replace', path: '/updated_at', value: '2001-01-01T00:00:00.000Z' }];
  expect((await send('PATCH', path, { body })).json.updated_at).toBe(clock.now().toISOString());
});
