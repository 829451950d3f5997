import type { PatchCases } from './patch-case.test-helper.ts';

export const wholePatches: PatchCases = {
  'RFC 6902 section 5, all or nothing': [
    {
      name: 'operations see what those before them did',
      document: { a: [] },
      patch: [
        { op: 'add', path: '/a/0', value: {} },
        { op: 'add', path: '/a/0/b', value: 1 },
        { op: 'test', path: '/a/0', value: { b: 1 } },
        { op: 'move', from: '/a/0/b', path: '/c' },
      ],
      result: { a: [{}], c: 1 },
    },
    {
      name: 'the failing operation is reported',
      document: { a: 1 },
      patch: [
        { op: 'replace', path: '/a', value: 2 },
        { op: 'test', path: '/a', value: 1 },
        { op: 'remove', path: '/a' },
      ],
      refusedAt: 1,
    },
  ],
};
