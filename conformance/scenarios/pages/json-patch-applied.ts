import { letters } from '../shared/free-values.ts';
import type { PatchOperation } from './drafts.ts';

/** A patch that has to be applied to a value, with pointers relative to the place of the value. */
export type AppliedPatch = {
  readonly start: unknown;
  readonly operations: readonly PatchOperation[];
  /** The value after the patch. */
  readonly becomes: unknown;
};

const twelve = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'];

/**
 * Patches at the edges of JSON Pointer and JSON Patch, by topic. Each works on a separate value, so they can all be
 * sent as one patch.
 */
export const appliedPatches: Readonly<Record<string, AppliedPatch>> = {
  // RFC 6901, section 4: ~1 is replaced first, then ~0, so that ~01 is the name ~1.
  'the order of unescaping': {
    start: { '~1': 'old', '/': 'other', '~0': 'other', '~': 'other', '/0': 'other' },
    operations: [
      { op: 'replace', path: '/~01', value: 'new' },
      { op: 'replace', path: '/~00', value: 'tilde zero' },
      { op: 'replace', path: '/~10', value: 'slash zero' },
    ],
    becomes: { '~1': 'new', '/': 'other', '~0': 'tilde zero', '~': 'other', '/0': 'slash zero' },
  },
  // RFC 6902, section 4: members that an operation doesn't define must be ignored.
  'members that the operation does not define': {
    start: { a: 'old', b: 'old' },
    operations: [
      { ...{ comment: 'not a member of JSON Patch' }, op: 'replace', path: '/a', value: 'new' },
      { op: 'remove', path: '/b', value: 'not of a removal' },
    ],
    becomes: { a: 'new' },
  },
  'names with tilde and slash': {
    start: { 'a/b': 'old', 'm~n': 'old', 'a~1b': 'other', 'm~0n': 'other' },
    operations: [
      { op: 'replace', path: '/a~1b', value: 'new' },
      { op: 'test', path: '/m~0n', value: 'old' },
      { op: 'remove', path: '/m~0n' },
    ],
    becomes: { 'a/b': 'new', 'a~1b': 'other', 'm~0n': 'other' },
  },
  'names without further decoding': {
    start: { 'a%2Fb': 'old', 'a/b': 'other', A: 'old', a: 'other', ' ': 'old', 'a.b': 'old' },
    operations: ['a%2Fb', 'A', ' ', 'a.b'].map((name) => ({
      op: 'replace',
      path: `/${name}`,
      value: 'new',
    })),
    becomes: { 'a%2Fb': 'new', 'a/b': 'other', A: 'new', a: 'other', ' ': 'new', 'a.b': 'new' },
  },
  // RFC 6901, section 4: names are compared code point by code point, without normalization.
  'names in any letters': {
    start: Object.fromEntries([...letters, '\u00e9'].map((name) => [name, 'old'])),
    operations: [
      ...letters.map((name) => ({ op: 'replace', path: `/${name}`, value: name })),
      { op: 'remove', path: '/\u00e9' },
    ],
    becomes: Object.fromEntries(letters.map((name) => [name, name])),
  },
  'empty names': {
    start: { '': { '': 'old', a: 'other' }, a: 'other' },
    operations: [{ op: 'replace', path: '//', value: 'new' }],
    becomes: { '': { '': 'new', a: 'other' }, a: 'other' },
  },
  // A leading zero and a dash are only special in arrays.
  'names of objects that look like indexes': {
    start: { '00': 'old', '0': 'other', '-': 'old', '-1': 'old' },
    operations: [
      { op: 'replace', path: '/00', value: 'new' },
      { op: 'replace', path: '/-', value: 'new' },
      { op: 'remove', path: '/-1' },
    ],
    becomes: { '00': 'new', '0': 'other', '-': 'new' },
  },
  'insertion into an array': {
    start: ['a', 'b'],
    operations: [
      { op: 'add', path: '/0', value: 'first' },
      { op: 'add', path: '/2', value: 'between' },
      { op: 'add', path: '/4', value: 'at the length' },
      { op: 'add', path: '/-', value: 'last' },
    ],
    becomes: ['first', 'a', 'between', 'b', 'at the length', 'last'],
  },
  'indexes of two digits': {
    start: twelve,
    operations: [
      { op: 'replace', path: '/10', value: 'ten' },
      { op: 'remove', path: '/1' },
      { op: 'test', path: '/9', value: 'ten' },
      { op: 'add', path: '/10', value: 'added' },
    ],
    becomes: ['0', '2', '3', '4', '5', '6', '7', '8', '9', 'ten', 'added', '11'],
  },
  'an array as a value': {
    start: ['a', 'b'],
    operations: [{ op: 'add', path: '/1', value: ['x', 'y'] }],
    becomes: ['a', ['x', 'y'], 'b'],
  },
  'a value in place of an existing one': {
    start: { a: { kept: 'no' }, b: { kept: 'no' } },
    operations: [
      { op: 'add', path: '/a', value: { c: 'new' } },
      { op: 'replace', path: '/b', value: { c: 'new' } },
    ],
    becomes: { a: { c: 'new' }, b: { c: 'new' } },
  },
  'null as a value': {
    start: { a: 'old', c: null },
    operations: [
      { op: 'replace', path: '/a', value: null },
      { op: 'add', path: '/b', value: null },
      { op: 'test', path: '/c', value: null },
    ],
    becomes: { a: null, b: null, c: null },
  },
  'a copy that is changed later': {
    start: { a: { x: ['old'] } },
    operations: [
      { op: 'copy', from: '/a', path: '/b' },
      { op: 'replace', path: '/b/x/0', value: 'copy' },
      { op: 'add', path: '/a/x/-', value: 'original' },
    ],
    becomes: { a: { x: ['old', 'original'] }, b: { x: ['copy'] } },
  },
  'a copy over an existing value, and into an array': {
    start: { a: 'value', b: 'old', list: ['x', 'y'] },
    operations: [
      { op: 'copy', from: '/a', path: '/b' },
      { op: 'copy', from: '/a', path: '/list/1' },
    ],
    becomes: { a: 'value', b: 'value', list: ['x', 'value', 'y'] },
  },
  // The index in `path` refers to the array without the moved item (RFC 6902, section 4.4).
  'moves within an array': {
    start: ['a', 'b', 'c', 'd'],
    operations: [
      { op: 'move', from: '/0', path: '/2' },
      { op: 'move', from: '/3', path: '/0' },
    ],
    becomes: ['d', 'b', 'c', 'a'],
  },
  'moves of members': {
    start: { a: { x: 'kept' }, b: 'old', ab: 'other', c: { d: {} } },
    operations: [
      { op: 'move', from: '/a', path: '/b' },
      // A prefix of the string is not always a prefix of the pointer.
      { op: 'move', from: '/b', path: '/bc' },
      { op: 'move', from: '/bc/x', path: '/c/d/x' },
    ],
    becomes: { bc: {}, ab: 'other', c: { d: { x: 'kept' } } },
  },
  'operations in order': {
    start: {},
    operations: [
      { op: 'add', path: '/x', value: '1' },
      { op: 'replace', path: '/x', value: '2' },
      { op: 'copy', from: '/x', path: '/y' },
      { op: 'test', path: '/y', value: '2' },
      { op: 'replace', path: '/x', value: '3' },
      { op: 'add', path: '/z', value: 'gone' },
      { op: 'remove', path: '/z' },
    ],
    becomes: { x: '3', y: '2' },
  },
  // RFC 6902, section 4.6: objects are equal in any order of members, arrays only in the same order.
  'values that are equal': {
    start: { object: { a: '1', b: { c: ['2', null], d: {} } }, empty: [], text: '' },
    operations: [
      { op: 'test', path: '/object', value: { b: { d: {}, c: ['2', null] }, a: '1' } },
      { op: 'test', path: '/empty', value: [] },
      { op: 'test', path: '/text', value: '' },
    ],
    becomes: { object: { a: '1', b: { c: ['2', null], d: {} } }, empty: [], text: '' },
  },
};
