import type { PatchCases } from './patch-case.test-helper.ts';

export const adding: PatchCases = {
  'RFC 6902 section 4.1, add': [
    {
      name: 'an empty patch changes nothing',
      document: { a: 1 },
      patch: [],
      result: { a: 1 },
    },
    {
      name: 'a missing member is added',
      document: { a: 1 },
      patch: [{ op: 'add', path: '/b', value: 2 }],
      result: { a: 1, b: 2 },
    },
    {
      name: 'an existing member is replaced',
      document: { a: 1 },
      patch: [{ op: 'add', path: '/a', value: [2] }],
      result: { a: [2] },
    },
    {
      name: 'the whole document is replaced',
      document: { a: 1 },
      patch: [{ op: 'add', path: '', value: { b: 2 } }],
      result: { b: 2 },
    },
    {
      name: 'an element is inserted at the front',
      document: ['b', 'c'],
      patch: [{ op: 'add', path: '/0', value: 'a' }],
      result: ['a', 'b', 'c'],
    },
    {
      name: 'an element is inserted between others, which move up',
      document: ['a', 'c'],
      patch: [{ op: 'add', path: '/1', value: 'b' }],
      result: ['a', 'b', 'c'],
    },
    {
      name: 'an element is inserted at the index one past the end',
      document: ['a', 'b'],
      patch: [{ op: 'add', path: '/2', value: 'c' }],
      result: ['a', 'b', 'c'],
    },
    {
      name: 'an element is not inserted two past the end',
      document: ['a', 'b'],
      patch: [{ op: 'add', path: '/3', value: 'd' }],
      refusedAt: 0,
    },
    {
      name: '- appends to an array',
      document: ['a'],
      patch: [
        { op: 'add', path: '/-', value: 'b' },
        { op: 'add', path: '/-', value: 'c' },
      ],
      result: ['a', 'b', 'c'],
    },
    {
      name: '- appends to an empty array',
      document: { list: [] },
      patch: [{ op: 'add', path: '/list/-', value: 1 }],
      result: { list: [1] },
    },
    {
      name: '- is a member like any other in an object',
      document: { a: 1 },
      patch: [{ op: 'add', path: '/-', value: 2 }],
      result: { a: 1, '-': 2 },
    },
    {
      name: 'an array that is added to an array is one element',
      document: ['a'],
      patch: [{ op: 'add', path: '/-', value: ['b', ['c']] }],
      result: ['a', ['b', ['c']]],
    },
    {
      name: 'null is a value',
      document: { a: 1 },
      patch: [{ op: 'add', path: '/b', value: null }],
      result: { a: 1, b: null },
    },
    {
      name: 'a missing parent is not created',
      document: { a: 1 },
      patch: [{ op: 'add', path: '/b/c', value: 2 }],
      refusedAt: 0,
    },
    {
      name: 'a missing array is not created',
      document: {},
      patch: [{ op: 'add', path: '/list/-', value: 2 }],
      refusedAt: 0,
    },
    {
      name: 'nothing is added to a string',
      document: { a: 'text' },
      patch: [{ op: 'add', path: '/a/b', value: 2 }],
      refusedAt: 0,
    },
    {
      name: 'nothing is added to null',
      document: { a: null },
      patch: [{ op: 'add', path: '/a/b', value: 2 }],
      refusedAt: 0,
    },
    {
      name: 'a name is not an array index',
      document: ['a'],
      patch: [{ op: 'add', path: '/first', value: 'b' }],
      refusedAt: 0,
    },
    {
      name: 'an array has no member called length',
      document: ['a', 'b'],
      patch: [{ op: 'add', path: '/length', value: 0 }],
      refusedAt: 0,
    },
  ],
};
