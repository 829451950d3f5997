import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { about, home, homePath, menu, path, setTitle, startPages } from './start-pages.ts';
import { tokens } from './start-sandbox.ts';

test('pages are listed newest first, with their draft and published versions', async () => {
  const { send } = await startPages();
  expect((await send('GET', path)).json).toEqual(examples['page-list']);
});

test('a page is returned as its current draft, with the version as ETag', async () => {
  const { send } = await startPages();
  const { json, headers } = await send('GET', homePath);
  expect(json).toEqual(examples['page-home']);
  expect(headers.get('ETag')).toBe(`"${home?.draft_version}"`);
});

test('publishing makes the drafts of all pages live without changing the drafts', async () => {
  const { send } = await startPages();
  const { status, json } = await send('POST', '/workspaces/acme/pages-publish');
  expect([status, json.published]).toEqual([200, examples['pages-published'].published]);
  expect((await send('GET', path)).json.data).toEqual(
    [home, menu, about].map((page) => ({ ...page, published_version: page?.draft_version })),
  );
  expect((await send('GET', homePath)).json).toEqual(examples['page-home']);
});

test('publishing again changes nothing', async () => {
  const { send } = await startPages();
  const first = await send('POST', '/workspaces/acme/pages-publish');
  const list = (await send('GET', path)).json;
  const again = await send('POST', '/workspaces/acme/pages-publish');
  expect(again.json.published).toEqual(first.json.published);
  expect((await send('GET', path)).json).toEqual(list);
});

test('visitors see the last published version, regardless of the draft', async () => {
  const { send, live } = await startPages();
  const published = { id: home?.id, version: 6, document: examples['page-home-rolled-back'] };
  expect(await live('home')).toEqual(published);
  expect(await live('about')).toBeUndefined();
  await send('PATCH', homePath, { body: setTitle('Next season') });
  await send('POST', homePath, { body: { version: 1 } });
  expect(await live('home')).toEqual(published);
  await send('PATCH', homePath, { body: setTitle('Next season') });
  await send('POST', '/workspaces/acme/pages-publish');
  expect(await live('home')).toMatchObject({ version: 10, document: { metadata: { title: 'Next season' } } });
  expect(await live('about')).toEqual({ id: about?.id, version: 1, document: examples['page-about'] });
});

test.each([
  ['GET', undefined],
  ['PATCH', []],
  ['POST', { version: 1 }],
])('%s of a page that the token cannot access is not found', async (method, body) => {
  const { send } = await startPages();
  const request = body === undefined ? {} : { body };
  expect((await send(method, `${path}/page_none`, request)).json.error.code).toBe('not_found');
  const live = await send(method, homePath, { ...request, token: tokens.live });
  expect(live.json.error.code).toBe('not_found');
  const elsewhere = `/workspaces/globex/pages/${home?.id}`;
  const foreign = await send(method, elsewhere, { ...request, token: tokens.globex });
  expect(foreign.json.error.code).toBe('not_found');
});

test('publishing does not affect the other mode or another workspace', async () => {
  const { send } = await startPages();
  const inLive = await send('POST', '/workspaces/acme/pages-publish', { token: tokens.live });
  expect(inLive.json.published).toEqual([]);
  await send('POST', '/workspaces/globex/pages-publish', { token: tokens.globex });
  expect((await send('GET', path)).json).toEqual(examples['page-list']);
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
