import { expect, test } from 'vitest';
import type { BodyField, FieldKind } from './body-fields.ts';
import { assignMessages, compareDocuments, createBody, formatField } from './body-values.ts';

const field = (pointer: string, kind: FieldKind, isNullable = false): BodyField => ({
  keys: pointer.slice(1).split('/'),
  pointer,
  label: pointer,
  kind,
  isRequired: false,
  isNullable,
  choices: [],
  hint: undefined,
});

test.each<[FieldKind, string, unknown]>([
  ['text', 'a b', 'a b'],
  ['text', 'null', 'null'],
  ['number', '1.5', 1.5],
  ['number', 'many', 'many'],
  ['choice', 'true', true],
  ['choice', 'eu', 'eu'],
  ['choices', 'a\nb', ['a', 'b']],
  ['lines', ' a \n\nb', ['a', 'b']],
  ['json', '{"a": [1]}', { a: [1] }],
])('the value of a %s field with the text %j', (kind, text, value) => {
  expect(createBody([field('/member', kind)], { '/member': text }, {})).toEqual({
    body: { member: value },
    invalid: {},
  });
});

test('a text that is not JSON is reported at its field, and the field is not sent', () => {
  const { body, invalid } = createBody([field('/data', 'json')], { '/data': '{' }, {});
  expect([body, invalid['/data']]).toEqual([{}, expect.stringContaining('Enter JSON')]);
});

test('null is entered as text, where the member can be null', () => {
  expect(createBody([field('/at', 'text', true)], { '/at': 'null' }, {}).body).toEqual({ at: null });
});

test('an empty field removes its member, and creates no object around it', () => {
  const fields = [field('/name', 'text'), field('/on/do', 'text')];
  const base = { name: 'A', kept: 1 };
  expect(createBody(fields, { '/name': '', '/on/do': ' ' }, base).body).toEqual({ kept: 1 });
  expect(base).toEqual({ name: 'A', kept: 1 });
});

test('an inner member is set in the object that exists, or in a new one', () => {
  const fields = [field('/on/do', 'text')];
  expect(createBody(fields, { '/on/do': 'x' }, { on: { at: 1 } }).body).toEqual({ on: { at: 1, do: 'x' } });
  expect(createBody(fields, { '/on/do': 'x' }, {}).body).toEqual({ on: { do: 'x' } });
});

test.each<[FieldKind, unknown, string]>([
  ['text', 'a', 'a'],
  ['text', null, 'null'],
  ['choice', false, 'false'],
  ['lines', ['a', 'b'], 'a\nb'],
  ['json', { a: 1 }, '{\n  "a": 1\n}'],
  ['text', undefined, ''],
])('a %s field shows %j', (kind, value, text) => {
  expect(formatField(field('/on/member', kind), { on: { member: value } })).toBe(text);
});

test('a message is at the field that contains its place, or belongs to the form', () => {
  const fields = [field('/name', 'text'), field('/tree', 'json')];
  const messages = { '/name': 'Too short.', '/tree/block': 'Unknown.', '/other': 'Unexpected.' };
  expect(assignMessages(fields, messages)).toEqual({
    byField: { '/name': 'Too short.', '/tree': '/block: Unknown.' },
    others: ['/other: Unexpected.'],
  });
});

test('the values that differ between two documents are listed by their place', () => {
  const before = { title: 'Home', tags: ['a', 'b'], props: { 'a/b': 1 }, same: { list: [] } };
  const now = { title: 'Start', tags: ['a'], props: { 'a/b': 1, new: {} }, same: { list: [] } };
  expect(compareDocuments(before, now)).toEqual([
    { path: '/title', before: '"Home"', now: '"Start"' },
    { path: '/tags/1', before: '"b"', now: undefined },
    { path: '/props/new', before: undefined, now: '{}' },
  ]);
  expect(compareDocuments(now, now)).toEqual([]);
});
