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
