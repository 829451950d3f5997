import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { acme } from '../sandbox/seed/tenants.ts';
import { livePage } from '../sandbox/store/pages.ts';
import { startSandbox, tokens } from './start-sandbox.ts';

const path = '/workspaces/acme/pages';
const [home, menu, about] = examples['page-list'].data;
const homePath = `${path}/${home?.id}`;
const titled = (value: string) => [{ op: 'replace', path: '/metadata/title', value }];

const start = async () => {
  const started = await startSandbox();
  const live = (slug: string) => livePage(started.context.store, acme, slug);
  return { ...started, live };
};

test('pages are listed newest first, with the numbers of their draft and of what is published', async () => {
  const { send } = await start();
  expect((await send('GET', path)).json).toEqual(examples['page-list']);
});

test('a page is read as its current draft, with its number in ETag', async () => {
  const { send } = await start();
  const { json, headers } = await send('GET', homePath);
  expect(json).toEqual(examples['page-home']);
  expect(headers.get('ETag')).toBe(`"${home?.draft_version}"`);
});

test('a patch makes a new draft, in the answer, on the next read and in the list', async () => {
  const { send, clock } = await start();
  clock.advance(60_000);
  const { status, json, headers } = await send('PATCH', homePath, { body: examples['page-patch'] });
  expect([status, headers.get('ETag')]).toEqual([200, '"8"']);
  expect(json).toEqual(examples['page-home-patched']);
  const read = await send('GET', homePath);
  expect([read.json, read.headers.get('ETag')]).toEqual([json, '"8"']);
  expect((await send('GET', path)).json.data[0]).toEqual({
    ...home,
    draft_version: 8,
    updated_at: clock.now().toISOString(),
  });
});

test('a patch moves blocks about', async () => {
  const { send } = await start();
  const { json } = await send('PATCH', homePath, { body: examples['page-patch-move'] });
  const [hero, section] = examples['page-home'].tree.children;
  const anchored = { ...section, props: { ...section?.props, anchor: 'hello' } };
  expect(json.tree.children).toEqual([anchored, hero]);
});

test('every save is a version of its own, a patch that changes nothing too', async () => {
  const { send } = await start();
  expect((await send('PATCH', homePath, { body: [] })).headers.get('ETag')).toBe('"8"');
  expect((await send('PATCH', homePath, { body: [] })).headers.get('ETag')).toBe('"9"');
});

test('a patch of which one operation fails changes nothing', async () => {
  const { send } = await start();
  const body = [...titled('Half done'), { op: 'remove', path: '/tree/children/9' }];
  const { status, json } = await send('PATCH', homePath, { body });
  expect([status, json.error]).toEqual([
    400,
    {
      code: 'invalid_patch',
      message: examples['invalid-patch'].error.message,
      details: { operation: 1, path: '/tree/children/9' },
    },
  ]);
  const read = await send('GET', homePath);
  expect([read.json, read.headers.get('ETag')]).toEqual([examples['page-home'], '"7"']);
});

test.each([
  ['a test that does not match', [{ op: 'test', path: '/metadata/title', value: 'Tea' }]],
  ['a parent that is missing', [{ op: 'add', path: '/tree/props/a/b', value: 1 }]],
  ['a value that is missing', [{ op: 'add', path: '/tree/props/a' }]],
  ['a from that is missing', [{ op: 'move', path: '/tree/props/a' }]],
  ['a move into its own child', [{ op: 'move', from: '/tree', path: '/tree/children/0' }]],
])('%s is refused with invalid_patch', async (_, body) => {
  const { send } = await start();
  const { status, json } = await send('PATCH', homePath, { body });
  expect([status, json.error.code]).toEqual([400, 'invalid_patch']);
  expect(json.error.details).toMatchObject({ operation: 0 });
});

test.each([
  ['a root that is no NavShell', { op: 'replace', path: '/tree/block', value: 'Hero' }],
  ['a root that is another block', { op: 'move', from: '/tree/children/0', path: '/tree' }],
  ['no root', { op: 'remove', path: '/tree' }],
  ['a block without props', { op: 'add', path: '/tree/children/-', value: { block: 'Text' } }],
  [
    'a block deep down whose type is no string',
    { op: 'add', path: '/tree/children/1/children/0/block', value: 1 },
  ],
  ['children that are no array', { op: 'replace', path: '/tree/children', value: {} }],
  ['a slug that is no string', { op: 'replace', path: '/metadata/slug', value: 7 }],
  ['no title', { op: 'remove', path: '/metadata/title' }],
  ['a version that is no string', { op: 'replace', path: '/version', value: 2 }],
  ['another document altogether', { op: 'replace', path: '', value: [] }],
])('a patch that would leave %s is refused, by the operation that does it', async (_, operation) => {
  const { send } = await start();
  const body = [...titled('Fine'), operation];
  const { status, json } = await send('PATCH', homePath, { body });
  expect([status, json.error.code]).toEqual([400, 'invalid_patch']);
  expect(json.error.details).toEqual({ operation: 1, path: operation.path });
  expect((await send('GET', homePath)).json).toEqual(examples['page-home']);
});

test('only the result has to be a page, not what is there on the way', async () => {
  const { send } = await start();
  const tree = examples['page-about'].tree;
  const body = [
    { op: 'remove', path: '/tree' },
    { op: 'add', path: '/tree', value: tree },
  ];
  expect((await send('PATCH', homePath, { body })).json.tree).toEqual(tree);
});

test('blocks that are nested beyond measure are refused, not a fault', async () => {
  const { send } = await start();
  const deep = `${'{"block":"A","props":{},"children":['.repeat(20_000)}${']}'.repeat(20_000)}`;
  const body = `[{"op":"add","path":"/tree/children/-","value":${deep}}]`;
  const { status, json } = await send('PATCH', homePath, { body });
  expect([status, json.error.code]).toEqual([400, 'invalid_patch']);
});

test.each([
  ['an operation that is unknown', [{ op: 'merge', path: '/tree' }], '/0/op'],
  ['a path that is no pointer', [{ op: 'remove', path: 'tree' }], '/0/path'],
  ['a member that is unknown', [{ op: 'remove', path: '/tree', force: true }], '/0/force'],
  ['an object', { op: 'remove', path: '/tree' }, ''],
])('%s is no JSON Patch, which is a validation error', async (_, body, field) => {
  const { send } = await start();
  const { status, json } = await send('PATCH', homePath, { body });
  expect([status, json.error.code]).toEqual([400, 'validation_failed']);
  expect(json.error.fields[0].path).toBe(field);
});

test('an edit that starts from the current revision is taken, in each way of naming it', async () => {
  const { send } = await start();
  for (const ifMatch of ['"7"', '8', '"3", "9"', '*']) {
    const { status } = await send('PATCH', homePath, { body: [], headers: { 'If-Match': ifMatch } });
    expect([ifMatch, status]).toEqual([ifMatch, 200]);
  }
});

test('an edit that starts from a stale revision is refused, told the current one, and can be repeated', async () => {
  const { send } = await start();
  for (const ifMatch of ['"6"', 'W/"7"', '"none"']) {
    const headers = { 'If-Match': ifMatch };
    const { status, json } = await send('PATCH', homePath, { body: titled('Late'), headers });
    expect([status, json.error.code]).toEqual([409, 'conflict']);
    expect(json.error.details).toEqual({ kind: 'version_mismatch', current_version: '7' });
  }
  expect((await send('GET', homePath)).json).toEqual(examples['page-home']);
  const headers = { 'If-Match': '"7"' };
  expect((await send('PATCH', homePath, { body: titled('Rebased'), headers })).status).toBe(200);
});

test('of many edits at once from one revision, one is taken', async () => {
  const { send } = await start();
  const headers = { 'If-Match': '"7"' };
  const edits = Array.from({ length: 5 }, (_, index) =>
    send('PATCH', homePath, { body: titled(`Edit ${index}`), headers }),
  );
  const statuses = (await Promise.all(edits)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409]);
});

test('edits at once that name no revision all count, one after the other', async () => {
  const { send } = await start();
  const add = { op: 'add', path: '/tree/children/-', value: { block: 'Text', props: {} } };
  await Promise.all(Array.from({ length: 5 }, () => send('PATCH', homePath, { body: [add] })));
  const { json, headers } = await send('GET', homePath);
  expect([json.tree.children.length, headers.get('ETag')]).toEqual([7, '"12"']);
});

test('a rollback makes an earlier draft the current one, under a new number', async () => {
  const { send } = await start();
  const body = examples['rollback-page-request'];
  const { status, json, headers } = await send('POST', homePath, { body });
  expect([status, headers.get('ETag')]).toEqual([200, '"8"']);
  expect(json).toEqual(examples['page-home-rolled-back']);
  expect((await send('GET', homePath)).json).toEqual(json);
  const undone = await send('POST', homePath, { body: { version: 7 } });
  expect([undone.json, undone.headers.get('ETag')]).toEqual([examples['page-home'], '"9"']);
});

test('a rollback to a number that the page never had is a validation error', async () => {
  const { send } = await start();
  const { status, json } = await send('POST', homePath, { body: { version: 8 } });
  expect([status, json.error.code]).toEqual([400, 'validation_failed']);
  expect(json.error.fields).toMatchObject([{ path: '/version', reason: 'unknown_value' }]);
});

test('a rollback takes pages:destructive', async () => {
  const { send } = await start();
  const { json: key } = await send('POST', '/workspaces/acme/tokens', { body: { scopes: ['pages:write'] } });
  const body = examples['rollback-page-request'];
  const { status, json } = await send('POST', homePath, { body, token: key.secret });
  expect([status, json.error.details.required_scope]).toEqual([403, 'pages:destructive']);
  expect((await send('PATCH', homePath, { body: [], token: key.secret })).status).toBe(200);
});

test('one publish makes the draft of every page live and leaves the drafts as they are', async () => {
  const { send } = await start();
  const { status, json } = await send('POST', '/workspaces/acme/pages-publish');
  expect([status, json.published]).toEqual([200, examples['pages-published'].published]);
  expect((await send('GET', path)).json.data).toEqual(
    [home, menu, about].map((page) => ({ ...page, published_version: page?.draft_version })),
  );
  expect((await send('GET', homePath)).json).toEqual(examples['page-home']);
});

test('publishing what is live already changes nothing', async () => {
  const { send } = await start();
  const first = await send('POST', '/workspaces/acme/pages-publish');
  const list = (await send('GET', path)).json;
  const again = await send('POST', '/workspaces/acme/pages-publish');
  expect(again.json.published).toEqual(first.json.published);
  expect((await send('GET', path)).json).toEqual(list);
});

test('visitors see the last published version, whatever becomes of the draft', async () => {
  const { send, live } = await start();
  const published = { id: home?.id, version: 6, document: examples['page-home-rolled-back'] };
  expect(await live('home')).toEqual(published);
  expect(await live('about')).toBeUndefined();
  await send('PATCH', homePath, { body: titled('Next season') });
  await send('POST', homePath, { body: { version: 1 } });
  expect(await live('home')).toEqual(published);
  await send('PATCH', homePath, { body: titled('Next season') });
  await send('POST', '/workspaces/acme/pages-publish');
  expect(await live('home')).toMatchObject({ version: 10, document: { metadata: { title: 'Next season' } } });
  expect(await live('about')).toEqual({ id: about?.id, version: 1, document: examples['page-about'] });
});

const slugged = (value: string) => [{ op: 'replace', path: '/metadata/slug', value }];

test('a page cannot take the slug of another', async () => {
  const { send } = await start();
  const { status, json } = await send('PATCH', homePath, { body: slugged('menu') });
  expect([status, json.error]).toEqual([409, examples['slug-in-use'].error]);
  expect((await send('GET', homePath)).json.metadata.slug).toBe('home');
});

test('a new slug is that of the draft at once, and of the live page when it is published', async () => {
  const { send, live } = await start();
  await send('PATCH', `${path}/${menu?.id}`, { body: slugged('drinks') });
  expect((await send('GET', path)).json.data[1].slug).toBe('drinks');
  expect((await live('menu'))?.id).toBe(menu?.id);
  expect(await live('drinks')).toBeUndefined();
  await send('POST', '/workspaces/acme/pages-publish');
  expect((await live('drinks'))?.id).toBe(menu?.id);
  expect(await live('menu')).toBeUndefined();
});

test('a slug that a page gave up is held from others for a day, and given back to it', async () => {
  const { send, clock } = await start();
  const menuPath = `${path}/${menu?.id}`;
  await send('PATCH', menuPath, { body: slugged('drinks') });
  const { status, json } = await send('PATCH', homePath, { body: slugged('menu') });
  expect([status, json.error.details]).toEqual([409, { kind: 'tombstoned' }]);
  expect(json.error.message).toContain(' menu ');
  expect((await send('POST', menuPath, { body: { version: 4 } })).json.metadata.slug).toBe('menu');
  await send('PATCH', menuPath, { body: slugged('drinks') });
  clock.advance(24 * 60 * 60 * 1000);
  expect((await send('PATCH', homePath, { body: slugged('menu') })).status).toBe(200);
});

test('a rollback cannot take back a slug that another page has by now', async () => {
  const { send, clock } = await start();
  const menuPath = `${path}/${menu?.id}`;
  await send('PATCH', menuPath, { body: slugged('drinks') });
  clock.advance(24 * 60 * 60 * 1000);
  await send('PATCH', homePath, { body: slugged('menu') });
  const { status, json } = await send('POST', menuPath, { body: { version: 4 } });
  expect([status, json.error.details]).toEqual([409, { kind: 'slug_in_use' }]);
});

test('a patch that is repeated with its key is applied once and answered alike, ETag included', async () => {
  const { send } = await start();
  const add = { op: 'add', path: '/tree/children/-', value: { block: 'Text', props: {} } };
  const request = { body: [add], headers: { 'Idempotency-Key': 'one-block' } };
  const first = await send('PATCH', homePath, request);
  const again = await send('PATCH', homePath, request);
  expect(again.headers.get('Idempotent-Replayed')).toBe('true');
  expect([again.text, again.headers.get('ETag')]).toEqual([first.text, first.headers.get('ETag')]);
  expect((await send('GET', homePath)).headers.get('ETag')).toBe('"8"');
});

test.each([
  ['GET', undefined],
  ['PATCH', []],
  ['POST', { version: 1 }],
])('%s of a page that the token cannot see is not found', async (method, body) => {
  const { send } = await start();
  const request = body === undefined ? {} : { body };
  expect((await send(method, `${path}/page_none`, request)).json.error.code).toBe('not_found');
  const live = await send(method, homePath, { ...request, token: tokens.live });
  expect(live.json.error.code).toBe('not_found');
  const elsewhere = `/workspaces/globex/pages/${home?.id}`;
  const foreign = await send(method, elsewhere, { ...request, token: tokens.globex });
  expect(foreign.json.error.code).toBe('not_found');
});

test('a publish reaches neither the other mode nor another workspace', async () => {
  const { send } = await start();
  const inLive = await send('POST', '/workspaces/acme/pages-publish', { token: tokens.live });
  expect(inLive.json.published).toEqual([]);
  await send('POST', '/workspaces/globex/pages-publish', { token: tokens.globex });
  expect((await send('GET', path)).json).toEqual(examples['page-list']);
});
