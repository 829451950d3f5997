import type { PatchCases } from './patch-case.test-helper.ts';

export const moving: PatchCases = {
  'RFC 6902 section 4.4, move': [
    {
      name: 'a member is moved to another name',
      document: { a: { deep: true } },
      patch: [{ op: 'move', from: '/a', path: '/b' }],
      result: { b: { deep: true } },
    },
    {
      name: 'a member is moved over another',
      document: { a: 1, b: 2 },
      patch: [{ op: 'move', from: '/a', path: '/b' }],
      result: { b: 1 },
    },
    {
      name: 'an element is moved up; its new index is that of the array without it',
      document: ['a', 'b', 'c', 'd'],
      patch: [{ op: 'move', from: '/1', path: '/3' }],
      result: ['a', 'c', 'd', 'b'],
    },
    {
      name: 'an element is moved down',
      document: ['a', 'b', 'c'],
      patch: [{ op: 'move', from: '/2', path: '/0' }],
      result: ['c', 'a', 'b'],
    },
    {
      name: 'an element is moved to the end',
      document: ['a', 'b'],
      patch: [{ op: 'move', from: '/0', path: '/-' }],
      result: ['b', 'a'],
    },
    {
      name: 'an element is not moved past the end that the array has without it',
      document: ['a', 'b'],
      patch: [{ op: 'move', from: '/0', path: '/2' }],
      refusedAt: 0,
    },
    {
      name: 'a value is moved from an array into an object',
      document: { list: ['a', 'b'], object: {} },
      patch: [{ op: 'move', from: '/list/0', path: '/object/first' }],
      result: { list: ['b'], object: { first: 'a' } },
    },
    {
      name: 'a value that is null is moved',
      document: { a: null },
      patch: [{ op: 'move', from: '/a', path: '/b' }],
      result: { b: null },
    },
    {
      name: 'a value moved to where it is stays',
      document: { a: 1 },
      patch: [{ op: 'move', from: '/a', path: '/a' }],
      result: { a: 1 },
    },
    {
      name: 'a value replaces the parent that it is moved onto',
      document: { a: { b: { c: 1 } } },
      patch: [{ op: 'move', from: '/a/b', path: '/a' }],
      result: { a: { c: 1 } },
    },
    {
      name: 'a value becomes the whole document',
      document: { a: { b: 1 } },
      patch: [{ op: 'move', from: '/a', path: '' }],
      result: { b: 1 },
    },
    {
      name: 'a value is not moved into its own child',
      document: { a: { b: { c: 1 } } },
      patch: [{ op: 'move', from: '/a', path: '/a/b' }],
      refusedAt: 0,
    },
    {
      name: 'a value is not moved into a child that it would get',
      document: { a: { b: 1 } },
      patch: [{ op: 'move', from: '/a', path: '/a/new' }],
      refusedAt: 0,
    },
    {
      name: 'an element is not moved into its own child, though another would come to its index',
      document: [{ id: 1 }, { id: 2 }],
      patch: [{ op: 'move', from: '/0', path: '/0/child' }],
      refusedAt: 0,
    },
    {
      name: 'the whole document is not moved into itself',
      document: { a: {} },
      patch: [{ op: 'move', from: '', path: '/a/b' }],
      refusedAt: 0,
    },
    {
      name: 'a name with the same prefix is not a child',
      document: { a: 1, ab: {} },
      patch: [{ op: 'move', from: '/a', path: '/ab/c' }],
      result: { ab: { c: 1 } },
    },
    {
      name: 'a missing value is not moved',
      document: { a: 1 },
      patch: [{ op: 'move', from: '/b', path: '/c' }],
      refusedAt: 0,
    },
    {
      name: 'a value is not moved below a missing parent',
      document: { a: 1 },
      patch: [{ op: 'move', from: '/a', path: '/b/c' }],
      refusedAt: 0,
    },
  ],
};
