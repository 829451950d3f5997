import type { PatchCases } from './patch-case.test-helper.ts';

export const testing: PatchCases = {
  'RFC 6902 section 4.6, test': [
    {
      name: 'equal strings, numbers, literals and null pass',
      document: { a: 'text', b: 1.5, c: true, d: null },
      patch: [
        { op: 'test', path: '/a', value: 'text' },
        { op: 'test', path: '/b', value: 1.5 },
        { op: 'test', path: '/c', value: true },
        { op: 'test', path: '/d', value: null },
      ],
      result: { a: 'text', b: 1.5, c: true, d: null },
    },
    {
      name: 'numbers are equal by their value',
      document: { a: 1 },
      patch: [{ op: 'test', path: '/a', value: 1.0 }],
      result: { a: 1 },
    },
    {
      name: 'a number is not a string',
      document: { a: 10 },
      patch: [{ op: 'test', path: '/a', value: '10' }],
      refusedAt: 0,
    },
    {
      name: 'a string is not a number',
      document: { a: '10' },
      patch: [{ op: 'test', path: '/a', value: 10 }],
      refusedAt: 0,
    },
    {
      name: 'zero, false, null and the empty string all differ',
      document: { a: 0 },
      patch: [{ op: 'test', path: '/a', value: false }],
      refusedAt: 0,
    },
    {
      name: 'null is not the empty string',
      document: { a: null },
      patch: [{ op: 'test', path: '/a', value: '' }],
      refusedAt: 0,
    },
    {
      name: 'the order of members does not matter, at any depth',
      document: { a: { x: 1, y: { p: 1, q: 2 } } },
      patch: [{ op: 'test', path: '/a', value: { y: { q: 2, p: 1 }, x: 1 } }],
      result: { a: { x: 1, y: { p: 1, q: 2 } } },
    },
    {
      name: 'the order of elements matters',
      document: { a: [1, 2] },
      patch: [{ op: 'test', path: '/a', value: [2, 1] }],
      refusedAt: 0,
    },
    {
      name: 'a value that differs deep down differs',
      document: { a: [{ b: [{ c: 1 }] }] },
      patch: [{ op: 'test', path: '/a', value: [{ b: [{ c: 2 }] }] }],
      refusedAt: 0,
    },
    {
      name: 'a value with an additional member differs',
      document: { a: { b: 1 } },
      patch: [{ op: 'test', path: '/a', value: { b: 1, c: null } }],
      refusedAt: 0,
    },
    {
      name: 'a value with a missing member differs',
      document: { a: { b: 1, c: null } },
      patch: [{ op: 'test', path: '/a', value: { b: 1 } }],
      refusedAt: 0,
    },
    {
      name: 'an empty object is not an empty array',
      document: { a: {} },
      patch: [{ op: 'test', path: '/a', value: [] }],
      refusedAt: 0,
    },
    {
      name: 'an array is not an object with its indices as names',
      document: { a: ['x'] },
      patch: [{ op: 'test', path: '/a', value: { 0: 'x' } }],
      refusedAt: 0,
    },
    {
      name: 'the whole document is tested',
      document: { a: [1] },
      patch: [{ op: 'test', path: '', value: { a: [1] } }],
      result: { a: [1] },
    },
    {
      name: 'a missing place is equal to nothing, including null',
      document: { a: 1 },
      patch: [{ op: 'test', path: '/b', value: null }],
      refusedAt: 0,
    },
    {
      name: 'the place after the last element is equal to nothing',
      document: ['a'],
      patch: [{ op: 'test', path: '/-', value: 'a' }],
      refusedAt: 0,
    },
    {
      name: 'an array has no length to test',
      document: ['a', 'b'],
      patch: [{ op: 'test', path: '/length', value: 2 }],
      refusedAt: 0,
    },
  ],
};
