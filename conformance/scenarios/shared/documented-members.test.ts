import { expect, test } from 'vitest';
import { documentedMembers } from './documented-members.ts';

const page = {
  version: '1.0',
  metadata: { slug: 'home', title: 'Home' },
  schema: { any: 1 },
  tree: { block: 'NavShell', props: { any: 1 }, children: [{ block: 'Hero', props: {} }] },
};

test('members that the contract does not name are omitted at every depth', () => {
  const [child] = page.tree.children;
  const extendedPage = {
    ...page,
    served_at: 'now',
    metadata: { ...page.metadata, words: 12 },
    tree: { ...page.tree, children: [{ ...child, depth: 2 }] },
  };
  expect(documentedMembers('getPage', extendedPage)).toEqual(page);
});

test('members that callers name are kept', () => {
  const extendedPage = { ...page, schema: { other: { deep: true } } };
  expect(documentedMembers('getPage', extendedPage)).toEqual(extendedPage);
});

test('a record of a list is read by its own schema', () => {
  const record = { id: 'frm_1', name: 'Contact', fields: ['email'] };
  expect(documentedMembers('listForms', { ...record, links: {} })).toEqual(record);
});

test('values that are not objects are returned unchanged', () => {
  expect(documentedMembers('getPage', null)).toBeNull();
  expect(documentedMembers('getPage', undefined)).toBeUndefined();
});
