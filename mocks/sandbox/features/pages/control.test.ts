import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { start } from '../../../test/start-control-plane.ts';

const acme = { slug: 'acme' };

test('a page is added with its own draft', async () => {
  const { control, sandbox } = await start();
  const { status, json } = await control(
    'addRecord',
    { ...acme, resource: 'pages' },
    { slug: 'pricing', title: 'Pricing' },
  );
  expect(status).toBe(201);
  expect(json).toMatchObject({
    slug: 'pricing',
    title: 'Pricing',
    published_version: null,
    versions: [{ version: 1 }],
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

test('the slug of a page is unique in a mode', async () => {
  const { control } = await start();
  const page = { slug: 'menu', title: 'Menu' };
  const conflict = await control('addRecord', { ...acme, resource: 'pages' }, page);
  expect(conflict).toMatchObject({ status: 409, json: { error: { details: { kind: 'slug_in_use' } } } });
  expect(
    (await control('addRecord', { ...acme, resource: 'pages' }, { ...page }, { mode: 'live' })).status,
  ).toBe(201);
});

test('visitors get the last published version of a page under its published slug', async () => {
  const { control } = await start();
  const { json } = await control('getLivePage', { ...acme, page: 'home' });
  expect(json).toMatchObject({
    id: 'page_01K9HOME',
    version: 6,
    document: examples['page-home-rolled-back'],
    rendered: { tree: { block: 'NavShell' }, spacing: examples.theme.spacing },
  });
});

test('visitors see a page once it is published', async () => {
  const { control, api } = await start();
  const { json: added } = await control(
    'addRecord',
    { ...acme, resource: 'pages' },
    { slug: 'pricing', title: 'Pricing' },
  );
  expect((await control('getLivePage', { ...acme, page: 'pricing' })).status).toBe(404);
  await api('POST', '/workspaces/acme/pages-publish');
  const { json } = await control('getLivePage', { ...acme, page: 'pricing' });
  expect(json).toMatchObject({ id: added.id, version: 1, document: { metadata: { title: 'Pricing' } } });
});

test('a rendered page has the colors of the published theme', async () => {
  const { control, api } = await start();
  const path = { ...acme, page: 'home' };
  const readColor = async () =>
    (await control('getLivePage', path)).json.rendered.tree.children[0].props.background;
  const patch = [{ op: 'replace', path: '/colors/brand_primary', value: '#123456' }];
  const { status } = await api('PATCH', '/workspaces/acme/theme', 'key_test_acme', patch);
  expect(status).toBe(200);
  expect(await readColor()).not.toBe('#123456');
  await api('POST', '/workspaces/acme/theme');
  expect(await readColor()).toBe('#123456');
});
