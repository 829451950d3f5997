import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { home, homePath, path, setTitle, startPages } from './start-pages.ts';

test('a patch creates a new draft, in the response, the next read and the list', async () => {
  const { send, clock } = await startPages();
  clock.advance(60_000);
  const { status, json, headers } = await send('PATCH', homePath, { body: examples['page-patch'] });
  expect([status, headers.get('ETag')]).toEqual([200, '"8"']);
  expect(json).toEqual(examples['page-home-patched']);
  const response = await send('GET', homePath);
  expect([response.json, response.headers.get('ETag')]).toEqual([json, '"8"']);
  expect((await send('GET', path)).json.data[0]).toEqual({
    ...home,
    draft_version: 8,
    updated_at: clock.now().toISOString(),
  });
});

test('a patch can move blocks', async () => {
  const { send } = await startPages();
  const { json } = await send('PATCH', homePath, { body: examples['page-patch-move'] });
  const [hero, section] = examples['page-home'].tree.children;
  const anchoredSection = { ...section, props: { ...section?.props, anchor: 'hello' } };
  expect(json.tree.children).toEqual([anchoredSection, hero]);
});

test('every save creates a version, even without a change', async () => {
  const { send } = await startPages();
  expect((await send('PATCH', homePath, { body: [] })).headers.get('ETag')).toBe('"8"');
  expect((await send('PATCH', homePath, { body: [] })).headers.get('ETag')).toBe('"9"');
});

test('a patch with a failing operation changes nothing', async () => {
  const { send } = await startPages();
  const body = [...setTitle('Half done'), { op: 'remove', path: '/tree/children/9' }];
  const { status, json } = await send('PATCH', homePath, { body });
  expect([status, json.error]).toEqual([
    400,
    {
      code: 'invalid_patch',
      message: examples['invalid-patch'].error.message,
      details: { operation: 1, path: '/tree/children/9' },
    },
  ]);
  const response = await send('GET', homePath);
  expect([response.json, response.headers.get('ETag')]).toEqual([examples['page-home'], '"7"']);
});

test('a prop with the name __proto__ is an ordinary prop', async () => {
  const { send } = await startPages();
  const path = '/tree/children/0/props/__proto__';
  const body = [{ op: 'add', path, value: { polluted: true } }];
  expect((await send('PATCH', homePath, { body })).status).toBe(200);
  const { json } = await send('GET', homePath);
  const { props } = json.tree.children[0];
  expect(Object.entries(props)).toContainEqual(['__proto__', { polluted: true }]);
  expect({}).not.toHaveProperty('polluted');
});

test.each([
  ['a test that does not match', [{ op: 'test', path: '/metadata/title', value: 'Tea' }]],
  ['a parent that is missing', [{ op: 'add', path: '/tree/props/a/b', value: 1 }]],
  ['a move into its own child', [{ op: 'move', from: '/tree', path: '/tree/children/0' }]],
])('%s is rejected with invalid_patch', async (_, body) => {
  const { send } = await startPages();
  const { status, json } = await send('PATCH', homePath, { body });
  expect([status, json.error.code]).toEqual([400, 'invalid_patch']);
  expect(json.error.details).toMatchObject({ operation: 0 });
});

test.each([
  ['a root that is not a NavShell', { op: 'replace', path: '/tree/block', value: 'Hero' }],
  ['a root that is another block', { op: 'move', from: '/tree/children/0', path: '/tree' }],
  ['no root', { op: 'remove', path: '/tree' }],
  ['a block without props', { op: 'add', path: '/tree/children/-', value: { block: 'Text' } }],
  [
    'a deeply nested block whose type is not a string',
    { op: 'add', path: '/tree/children/1/children/0/block', value: 1 },
  ],
  ['children that are not an array', { op: 'replace', path: '/tree/children', value: {} }],
  ['a slug that is not a string', { op: 'replace', path: '/metadata/slug', value: 7 }],
  ['no title', { op: 'remove', path: '/metadata/title' }],
  ['a version that is not a string', { op: 'replace', path: '/version', value: 2 }],
  ['a different document', { op: 'replace', path: '', value: [] }],
])('a patch that results in %s is rejected with the responsible operation', async (_, operation) => {
  const { send } = await startPages();
  const body = [...setTitle('Fine'), operation];
  const { status, json } = await send('PATCH', homePath, { body });
  expect([status, json.error.code]).toEqual([400, 'invalid_patch']);
  expect(json.error.details).toEqual({ operation: 1, path: operation.path });
  expect((await send('GET', homePath)).json).toEqual(examples['page-home']);
});

test('members that an operation does not define are ignored', async () => {
  const { send } = await startPages();
  const body = [{ op: 'remove', path: '/tree/children/0', from: 7, value: null, comment: 'the hero' }];
  const { status } = await send('PATCH', homePath, { body });
  expect(status).toBe(200);
  const { tree } = (await send('GET', homePath)).json;
  expect(tree.children).toEqual(examples['page-home'].tree.children.slice(1));
});

test('only the result of a patch must be valid, not the intermediate steps', async () => {
  const { send } = await startPages();
  const tree = examples['page-about'].tree;
  const body = [
    { op: 'remove', path: '/tree' },
    { op: 'add', path: '/tree', value: tree },
  ];
  expect((await send('PATCH', homePath, { body })).json.tree).toEqual(tree);
});

test('too deeply nested blocks are rejected', async () => {
  const { send } = await startPages();
  const deep = `${'{"block":"A","props":{},"children":['.repeat(20_000)}${']}'.repeat(20_000)}`;
  const body = `[{"op":"add","path":"/tree/children/-","value":${deep}}]`;
  const { status, json } = await send('PATCH', homePath, { body });
  expect([status, json.error.code]).toEqual([400, 'validation_failed']);
});

test('copies that nest a document too deeply are rejected', async () => {
  const { send } = await startPages();
  const body = new Array(250).fill({ op: 'copy', from: '/tree/props', path: '/tree/props/deep' });
  const { status, json } = await send('PATCH', homePath, { body });
  expect([status, json.error.code]).toEqual([400, 'invalid_patch']);
  expect(json.error.message).toContain('200 levels');
});

test('a long path of a failing operation is shortened in the error', async () => {
  const { send } = await startPages();
  const body = [{ op: 'remove', path: '/a'.repeat(100_000) }];
  const { json, text } = await send('PATCH', homePath, { body });
  expect(json.error.details.path).toMatch(/^\/a\/a.*…$/);
  expect(text.length).toBeLessThan(2000);
});

test('a patch that copies too much is rejected without changing the draft', async () => {
  const { send } = await startPages();
  const before = await send('GET', homePath);
  const body = [
    { op: 'add', path: '/tree/props/text', value: 'x'.repeat(400_000) },
    ...new Array(100).fill({ op: 'copy', from: '/tree/props/text', path: '/tree/props/copy' }),
  ];
  const { status, json } = await send('PATCH', homePath, { body });
  expect([status, json.error.code]).toEqual([400, 'invalid_patch']);
  expect(json.error.message).toContain('copy or shift more than');
  expect((await send('GET', homePath)).text).toBe(before.text);
});

test.each([
  ['an unknown operation', [{ op: 'merge', path: '/tree' }], '/0/op'],
  ['a path that is not a pointer', [{ op: 'remove', path: 'tree' }], '/0/path'],
  ['a replace without a value', [{ op: 'replace', path: '/tree' }], '/0/value'],
  ['a move without a from', [{ op: 'move', path: '/tree' }], '/0/from'],
  ['an object', { op: 'remove', path: '/tree' }, ''],
])('%s is not a JSON Patch and fails validation', async (_, body, field) => {
  const { send } = await startPages();
  const { status, json } = await send('PATCH', homePath, { body });
  expect([status, json.error.code]).toEqual([400, 'validation_failed']);
  expect(json.error.fields[0].path).toBe(field);
});

test('a patch repeated with its key is applied once, and its response replayed with the ETag', async () => {
  const { send } = await startPages();
  const add = { op: 'add', path: '/tree/children/-', value: { block: 'Text', props: {} } };
  const request = { body: [add], headers: { 'Idempotency-Key': 'one-block' } };
  const first = await send('PATCH', homePath, request);
  const again = await send('PATCH', homePath, request);
  expect(again.headers.get('Idempotent-Replayed')).toBe('true');
  expect([again.text, again.headers.get('ETag')]).toEqual([first.text, first.headers.get('ETag')]);
  expect((await send('GET', homePath)).headers.get('ETag')).toBe('"8"');
});

test('a patch can replace the whole document under the same id', async () => {
  const { send } = await startPages();
  const { json, status } = await send('PATCH', homePath, {
    body: [
      {
        op: 'replace',
        path: '',
        value: { ...examples['page-about'], metadata: { slug: 'home', title: 'New' } },
      },
    ],
  });
  expect([status, json.tree, json.metadata.title]).toEqual([200, examples['page-about'].tree, 'New']);
});

test('an error about the whole document describes it as a phrase', async () => {
  const { send } = await startPages();
  const move = [{ op: 'move', from: '', path: '/schema/copy' }];
  const { json } = await send('PATCH', homePath, { body: move });
  expect(json.error.message).toContain('because the whole document cannot be moved into itself');
});
