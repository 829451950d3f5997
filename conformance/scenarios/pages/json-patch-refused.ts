import type { PatchOperation } from './drafts.ts';

/** The value that every refused patch works on. */
export const refusedStart = {
  list: ['a', 'b', 'c'],
  object: { a: 'x', b: { c: 'y' } },
  name: 'Gate',
  number: 1,
  text: '1',
  yes: true,
  none: null,
  composed: '\u00e9',
};

const at = (op: string, path: string, value?: unknown): PatchOperation =>
  value === undefined ? { op, path } : { op, path, value };

/** Operations on a place that doesn't exist, by topic. */
export const missingPlaces: Readonly<Record<string, PatchOperation>> = {
  'replace of a missing member': at('replace', '/missing', 'x'),
  'remove of a missing member': at('remove', '/object/missing'),
  'test of a missing member against null': at('test', '/missing', null),
  'move from a missing member': { op: 'move', from: '/missing', path: '/moved' },
  'copy from a missing member': { op: 'copy', from: '/object/missing', path: '/copied' },
  'add below a missing member': at('add', '/missing/member', 'x'),
  'add below a string': at('add', '/name/member', 'x'),
  'replace in another case': at('replace', '/Name', 'x'),
  'replace at the length': at('replace', '/list/3', 'x'),
  'remove at the length': at('remove', '/list/3'),
  'copy from the length': { op: 'copy', from: '/list/3', path: '/copied' },
  'add beyond the length': at('add', '/list/4', 'x'),
  'replace of the item after the last': at('replace', '/list/-', 'x'),
  'remove of the item after the last': at('remove', '/list/-'),
  'move from the item after the last': { op: 'move', from: '/list/-', path: '/moved' },
  'a name in an array': at('add', '/list/first', 'x'),
  // A property that every object of the server's language inherits is not a member of the document.
  'an inherited member': at('replace', '/object/toString', 'x'),
  'the length of an array': at('replace', '/list/length', 1),
};

/** Operations that RFC 6901 and RFC 6902 don't allow, regardless of the document. */
export const wrongOperations: Readonly<Record<string, PatchOperation>> = {
  'replace with a leading zero': at('replace', '/list/00', 'x'),
  'remove with a leading zero': at('remove', '/list/01'),
  'add with a leading zero': at('add', '/list/02', 'x'),
  'move from a leading zero': { op: 'move', from: '/list/00', path: '/moved' },
  'test with a leading zero': at('test', '/list/01', 'b'),
  'a negative index': at('replace', '/list/-1', 'x'),
  'an index with an exponent': at('replace', '/list/1e0', 'x'),
  'an index with a sign': at('replace', '/list/+1', 'x'),
  'an index with a fraction': at('replace', '/list/1.0', 'x'),
  'an index with a space': at('replace', '/list/ 1', 'x'),
  'an empty index': at('add', '/list/', 'x'),
  'a move into its own child': { op: 'move', from: '/object', path: '/object/b/d' },
  'a tilde at the end': at('add', '/tilde~', 'x'),
  'a tilde before another digit': at('add', '/tilde~2', 'x'),
  'an unknown operation': at('merge', '/object', { a: 'z' }),
  'an operation in capitals': at('REPLACE', '/name', 'x'),
  'add without a value': { op: 'add', path: '/added' },
  'replace without a value': { op: 'replace', path: '/name' },
  'test without a value': { op: 'test', path: '/none' },
};

/** Tests that fail: the values have different types, or are only nearly equal. */
export const mismatches: Readonly<Record<string, PatchOperation>> = {
  'a number against its digits': at('test', '/number', '1'),
  'digits against their number': at('test', '/text', 1),
  'a number against true': at('test', '/number', true),
  'true against its name': at('test', '/yes', 'true'),
  'null against an empty string': at('test', '/none', ''),
  'a string in another case': at('test', '/name', 'gate'),
  'a string with a trailing space': at('test', '/name', 'Gate '),
  'a composed letter against a decomposed one': at('test', '/composed', 'e\u0301'),
  'an array in another order': at('test', '/list', ['b', 'a', 'c']),
  'the start of an array': at('test', '/list', ['a', 'b']),
  'an array with one more item': at('test', '/list', ['a', 'b', 'c', 'd']),
  'an array as an object': at('test', '/list', { 0: 'a', 1: 'b', 2: 'c' }),
  'an object with fewer members': at('test', '/object', { a: 'x' }),
  'an object with more members': at('test', '/object', { a: 'x', b: { c: 'y' }, d: null }),
  'a nested difference': at('test', '/object', { a: 'x', b: { c: 'Y' } }),
};
