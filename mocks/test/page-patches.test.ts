import { examples } from '@workspace-api/contract';
import { expect } from 'vitest';
import { homePath, setTitle } from './demo-pages.ts';
import { test } from './sandbox-test.ts';

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
