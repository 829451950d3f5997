import { expect, test } from 'vitest';
import { home, homePath, menu, path, setTitle, startPages } from './start-pages.ts';

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

const setSlug = (value: string) => [{ op: 'replace', path: '/metadata/slug', value }];

test('a released slug is reserved for a day, and the page can take it back', async () => {
  const { send, clock } = await startPages();
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

test('a rollback cannot take a slug that another page now has', async () => {
  const { send, clock } = await startPages();
  const menuPath = `${path}/${menu?.id}`;
  await send('PATCH', menuPath, { body: setSlug('drinks') });
  clock.advance(24 * 60 * 60 * 1000);
  await send('PATCH', homePath, { body: setSlug('menu') });
  const { status, json } = await send('POST', menuPath, { body: { version: 4 } });
  expect([status, json.error.details]).toEqual([409, { kind: 'slug_in_use' }]);
});

test.each(['../home', '', 'Über uns', 'a/b', 'a'.repeat(300)])(
  'the slug %j is rejected, because a path cannot contain it',
  async (slug) => {
    const { send } = await startPages();
    const { status, json } = await send('PATCH', homePath, { body: setSlug(slug) });
    expect([status, json.error]).toMatchObject([
      400,
      { code: 'invalid_patch', details: { operation: 0, path: '/metadata/slug' } },
    ]);
    expect((await send('GET', homePath)).json.metadata.slug).toBe('home');
  },
);

test('the list of pages has the title and the slug of each draft', async () => {
  const { send } = await startPages();
  await send('PATCH', homePath, { body: [...setTitle('Start'), ...setSlug('start')] });
  const [page] = (await send('GET', path)).json.data;
  expect(page).toMatchObject({ id: home?.id, title: 'Start', slug: 'start', published_version: 6 });
});

test('an edit of a draft is based on the last one, even after a rollback', async () => {
  const { send } = await startPages();
  const read = async () => (await send('GET', homePath)).json.tree.props;
  const add = async (place: string, value: unknown) => {
    const body = [{ op: 'add', path: `/tree/props/${place}`, value }];
    return (await send('PATCH', homePath, { body })).json.tree.props;
  };
  const { brand } = await read();
  await add('a', { list: [1] });
  expect(await add('a/list/-', 2)).toEqual({ brand, a: { list: [1, 2] } });
  expect(await read()).toEqual({ brand, a: { list: [1, 2] } });
  await send('POST', homePath, { body: { version: 6 } });
  expect(await add('b', 1)).toEqual({ brand, b: 1 });
  expect(await read()).toEqual({ brand, b: 1 });
});
