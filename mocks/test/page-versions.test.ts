import { expect, test } from 'vitest';
import { home, homePath, setTitle, startPages } from './start-pages.ts';

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

test('published pages are live even if they are edited concurrently', async () => {
  const { send, live } = await startPages();
  const versions = new Map<number, string>();
  const edit = async (title: string) => {
    const { headers } = await send('PATCH', homePath, { body: setTitle(title) });
    versions.set(Number(headers.get('ETag')?.replaceAll('"', '')), title);
  };
  const publish = () => send('POST', '/workspaces/acme/pages-publish');
  const [first, , second] = await Promise.all([
    Promise.all([edit('One'), publish(), edit('Two'), edit('Three')]),
    edit('Four'),
    publish(),
    edit('Five'),
  ]);
  expect([first[1].status, second.status]).toEqual([200, 200]);
  const last = [first[1], second]
    .map(({ json }) => json.published.find(({ id }: { id: string }) => id === home?.id).version as number)
    .toSorted((a, b) => b - a)[0];
  const livePage = await live('home');
  expect([livePage?.version, livePage?.document.metadata.title]).toEqual([last, versions.get(last ?? 0)]);
});
