import type { PatchCases } from './patch-case.test-helper.ts';

export const removingAndReplacing: PatchCases = {
  'RFC 6902 section 4.2, remove': [
    {
      name: 'a member is removed',
      document: { a: 1, b: 2 },
      patch: [{ op: 'remove', path: '/a' }],
      result: { b: 2 },
    },
    {
      name: 'a member that is null is removed',
      document: { a: null, b: 2 },
      patch: [{ op: 'remove', path: '/a' }],
      result: { b: 2 },
    },
    {
      name: 'an element is removed and those after it move down',
      document: ['a', 'b', 'c'],
      patch: [{ op: 'remove', path: '/1' }],
      result: ['a', 'c'],
    },
    {
      name: 'elements are removed one after the other by the index that each has then',
      document: ['a', 'b', 'c'],
      patch: [
        { op: 'remove', path: '/0' },
        { op: 'remove', path: '/0' },
      ],
      result: ['c'],
    },
    {
      name: 'a missing member is not removed',
      document: { a: 1 },
      patch: [{ op: 'remove', path: '/b' }],
      refusedAt: 0,
    },
    {
      name: 'a member is removed once',
      document: { a: 1 },
      patch: [
        { op: 'remove', path: '/a' },
        { op: 'remove', path: '/a' },
      ],
      refusedAt: 1,
    },
    {
      name: 'an element one past the end is not removed',
      document: ['a'],
      patch: [{ op: 'remove', path: '/1' }],
      refusedAt: 0,
    },
    {
      name: '- is not an element to remove',
      document: ['a'],
      patch: [{ op: 'remove', path: '/-' }],
      refusedAt: 0,
    },
    {
      name: 'the length of an array is not an element to remove',
      document: ['a', 'b'],
      patch: [{ op: 'remove', path: '/length' }],
      refusedAt: 0,
    },
    {
      name: 'the whole document is not removed',
      document: { a: 1 },
      patch: [{ op: 'remove', path: '' }],
      refusedAt: 0,
    },
  ],
  'RFC 6902 section 4.3, replace': [
    {
      name: 'a member is replaced, by a value of another type too',
      document: { a: 1, b: 2 },
      patch: [{ op: 'replace', path: '/a', value: { c: 3 } }],
      result: { a: { c: 3 }, b: 2 },
    },
    {
      name: 'a member is replaced by null and null by a value',
      document: { a: 1, b: null },
      patch: [
        { op: 'replace', path: '/a', value: null },
        { op: 'replace', path: '/b', value: 1 },
      ],
      result: { a: null, b: 1 },
    },
    {
      name: 'an element is replaced in its place',
      document: ['a', 'b', 'c'],
      patch: [{ op: 'replace', path: '/1', value: 'B' }],
      result: ['a', 'B', 'c'],
    },
    {
      name: 'the whole document is replaced',
      document: { a: 1 },
      patch: [{ op: 'replace', path: '', value: [1] }],
      result: [1],
    },
    {
      name: 'a missing member is not replaced',
      document: { a: 1 },
      patch: [{ op: 'replace', path: '/b', value: 2 }],
      refusedAt: 0,
    },
    {
      name: 'an element one past the end is not replaced',
      document: ['a'],
      patch: [{ op: 'replace', path: '/1', value: 'b' }],
      refusedAt: 0,
    },
    {
      name: '- is not an element to replace',
      document: ['a'],
      patch: [{ op: 'replace', path: '/-', value: 'b' }],
      refusedAt: 0,
    },
    {
      name: 'the length of an array is not replaced',
      document: ['a', 'b'],
      patch: [{ op: 'replace', path: '/length', value: 0 }],
      refusedAt: 0,
    },
    {
      name: 'a character of a string is not replaced',
      document: { a: 'text' },
      patch: [{ op: 'replace', path: '/a/0', value: 'T' }],
      refusedAt: 0,
    },
  ],
};
