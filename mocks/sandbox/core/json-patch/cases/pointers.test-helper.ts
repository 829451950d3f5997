import type { PatchCases } from './patch-case.test-helper.ts';

export const pointers: PatchCases = {
  'RFC 6901, pointers': [
    {
      name: '~1 is a slash and ~0 a tilde',
      document: { 'a/b': 1, 'm~n': 2 },
      patch: [
        { op: 'replace', path: '/a~1b', value: 10 },
        { op: 'replace', path: '/m~0n', value: 20 },
      ],
      result: { 'a/b': 10, 'm~n': 20 },
    },
    {
      name: '~01 is ~1, not a slash',
      document: { '~1': 1, '/': 2 },
      patch: [{ op: 'remove', path: '/~01' }],
      result: { '/': 2 },
    },
    {
      name: 'a name with an escape is added as it reads',
      document: {},
      patch: [{ op: 'add', path: '/~0~1', value: 1 }],
      result: { '~/': 1 },
    },
    {
      name: 'the empty name is a name',
      document: { '': { '': 1 } },
      patch: [{ op: 'replace', path: '//', value: 2 }],
      result: { '': { '': 2 } },
    },
    {
      name: 'names are taken as they are, spaces, quotes, percent signs and letters of any script',
      document: { ' ': 1, 'c%d': 2, 'k"l': 3, grüße: 4, '😀': 5 },
      patch: [
        { op: 'test', path: '/ ', value: 1 },
        { op: 'test', path: '/c%d', value: 2 },
        { op: 'test', path: '/k"l', value: 3 },
        { op: 'test', path: '/grüße', value: 4 },
        { op: 'remove', path: '/😀' },
      ],
      result: { ' ': 1, 'c%d': 2, 'k"l': 3, grüße: 4 },
    },
    {
      name: 'names that look alike and are written otherwise differ',
      document: { '\u00e9': 1 },
      patch: [{ op: 'test', path: '/e\u0301', value: 1 }],
      refusedAt: 0,
    },
    {
      name: 'an index is a name in an object',
      document: { 0: 'a', '01': 'b' },
      patch: [
        { op: 'remove', path: '/0' },
        { op: 'replace', path: '/01', value: 'c' },
      ],
      result: { '01': 'c' },
    },
    {
      name: 'an index has no leading zero: add',
      document: ['a', 'b'],
      patch: [{ op: 'add', path: '/01', value: 'c' }],
      refusedAt: 0,
    },
    {
      name: 'an index has no leading zero: replace',
      document: ['a', 'b'],
      patch: [{ op: 'replace', path: '/01', value: 'c' }],
      refusedAt: 0,
    },
    {
      name: 'an index has no leading zero: remove',
      document: ['a', 'b'],
      patch: [{ op: 'remove', path: '/01' }],
      refusedAt: 0,
    },
    {
      name: 'an index has no leading zero: test',
      document: ['a', 'b'],
      patch: [{ op: 'test', path: '/01', value: 'b' }],
      refusedAt: 0,
    },
    {
      name: 'an index has no leading zero on the way either',
      document: [{ a: 1 }, { a: 2 }],
      patch: [{ op: 'replace', path: '/00/a', value: 3 }],
      refusedAt: 0,
    },
    {
      name: 'an index has no sign',
      document: ['a', 'b'],
      patch: [{ op: 'replace', path: '/-1', value: 'c' }],
      refusedAt: 0,
    },
    {
      name: 'an index has no exponent',
      document: ['a', 'b'],
      patch: [{ op: 'test', path: '/1e0', value: 'b' }],
      refusedAt: 0,
    },
    {
      name: 'an index has no fraction',
      document: ['a', 'b'],
      patch: [{ op: 'add', path: '/1.0', value: 'c' }],
      refusedAt: 0,
    },
    {
      name: 'a path through a string does not exist',
      document: { a: 'text' },
      patch: [{ op: 'test', path: '/a/length', value: 4 }],
      refusedAt: 0,
    },
  ],
  'names that mean something to the machine and nothing in JSON': [
    {
      name: 'inherited members cannot be replaced',
      document: {},
      patch: [{ op: 'replace', path: '/toString', value: 1 }],
      refusedAt: 0,
    },
    {
      name: 'inherited members cannot be tested or traversed',
      document: {},
      patch: [{ op: 'test', path: '/constructor/name', value: 'Object' }],
      refusedAt: 0,
    },
    {
      name: 'a member called constructor is a member',
      document: { constructor: 1 },
      patch: [
        { op: 'test', path: '/constructor', value: 1 },
        { op: 'replace', path: '/constructor', value: { prototype: 2 } },
        { op: 'replace', path: '/constructor/prototype', value: 3 },
      ],
      result: { constructor: { prototype: 3 } },
    },
    {
      name: 'a member called hasOwnProperty is a member',
      document: { a: 1 },
      patch: [
        { op: 'add', path: '/hasOwnProperty', value: 1 },
        { op: 'test', path: '', value: { a: 1, hasOwnProperty: 1 } },
      ],
      result: { a: 1, hasOwnProperty: 1 },
    },
    {
      name: '__proto__ is not there unless it was added',
      document: {},
      patch: [{ op: 'add', path: '/__proto__/polluted', value: true }],
      refusedAt: 0,
    },
    {
      name: 'a member called __proto__ is a member',
      document: { a: {}, b: 1 },
      patch: [
        { op: 'add', path: '/a/__proto__', value: { c: 1 } },
        { op: 'replace', path: '/a/__proto__/c', value: 2 },
        { op: 'copy', from: '/a/__proto__', path: '/b' },
        { op: 'move', from: '/a/__proto__/c', path: '/__proto__' },
      ],
      result: JSON.parse('{ "a": { "__proto__": {} }, "b": { "c": 2 }, "__proto__": 2 }') as unknown,
    },
    {
      name: 'a member called __proto__ is replaced and removed',
      document: JSON.parse('{ "__proto__": null }') as unknown,
      patch: [
        { op: 'replace', path: '/__proto__', value: { a: 1 } },
        { op: 'test', path: '', value: JSON.parse('{ "__proto__": { "a": 1 } }') as unknown },
        { op: 'remove', path: '/__proto__' },
      ],
      result: {},
    },
  ],
};
