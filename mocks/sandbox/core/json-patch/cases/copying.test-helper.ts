import type { PatchCases } from './patch-case.test-helper.ts';

export const copying: PatchCases = {
  'RFC 6902 section 4.5, copy': [
    {
      name: 'a member is copied',
      document: { a: { deep: [1] } },
      patch: [{ op: 'copy', from: '/a', path: '/b' }],
      result: { a: { deep: [1] }, b: { deep: [1] } },
    },
    {
      name: 'a copy is independent',
      document: { a: { list: [1] } },
      patch: [
        { op: 'copy', from: '/a', path: '/b' },
        { op: 'add', path: '/b/list/-', value: 2 },
      ],
      result: { a: { list: [1] }, b: { list: [1, 2] } },
    },
    {
      name: 'an element is copied in front of itself',
      document: ['a', 'b'],
      patch: [{ op: 'copy', from: '/1', path: '/0' }],
      result: ['b', 'a', 'b'],
    },
    {
      name: 'a value is copied into its own child',
      document: { a: { b: 1 } },
      patch: [{ op: 'copy', from: '/a', path: '/a/c' }],
      result: { a: { b: 1, c: { b: 1 } } },
    },
    {
      name: 'null is copied',
      document: { a: null },
      patch: [{ op: 'copy', from: '/a', path: '/b' }],
      result: { a: null, b: null },
    },
    {
      name: 'an element is not copied two past the end',
      document: ['a'],
      patch: [{ op: 'copy', from: '/0', path: '/2' }],
      refusedAt: 0,
    },
    {
      name: 'a missing value is not copied',
      document: ['a'],
      patch: [{ op: 'copy', from: '/1', path: '/0' }],
      refusedAt: 0,
    },
    {
      name: 'the place after the last element has nothing to copy',
      document: ['a'],
      patch: [{ op: 'copy', from: '/-', path: '/0' }],
      refusedAt: 0,
    },
  ],
};
