import { expect, test } from 'vitest';
import {
  assignMessages,
  type BodyField,
  compareDocuments,
  createBody,
  type FieldKind,
  formatField,
  listFields,
  type Resolve,
  type Schema,
} from './body.ts';

const schemas: Readonly<Record<string, Schema>> = {
  Mode: { type: 'string', enum: ['test', 'live'] },
};

const resolve: Resolve = ({ $ref, ...own }) => ({ ...($ref && schemas[$ref]), ...own });

const list = (properties: Readonly<Record<string, Schema>>, required: readonly string[] = []) =>
  listFields({ properties, required }, resolve);

test.each<[string, Schema, string]>([
  ['a string', { type: 'string' }, 'text'],
  ['a string that may be long', { type: 'string', maxLength: 4000 }, 'long'],
  ['a URL', { type: 'string', format: 'uri', maxLength: 2048 }, 'url'],
  ['an integer', { type: 'integer' }, 'number'],
  ['an enumeration', { $ref: 'Mode' }, 'choice'],
  ['a boolean', { type: 'boolean' }, 'choice'],
  ['a list of enumerated strings', { type: 'array', items: { $ref: 'Mode' } }, 'choices'],
  ['a list of strings', { type: 'array', items: { type: 'string' } }, 'lines'],
  ['a list of objects', { type: 'array', items: { type: 'object' } }, 'json'],
  ['an object with any members', { type: 'object', properties: {}, additionalProperties: true }, 'json'],
  ['a value of several types', { oneOf: [{ type: 'object' }, { type: 'null' }] }, 'json'],
  ['a value of any type', {}, 'json'],
])('%s', (_, schema, kind) => {
  expect(list({ member: schema })).toMatchObject([{ pointer: '/member', kind }]);
});

test('each member of an inner object has its own field', () => {
  const inner = { type: 'object', required: ['title'], properties: { title: { type: 'string' }, 'a/b': {} } };
  expect(list({ metadata: inner })).toMatchObject([
    { input: { label: 'metadata.title (optional)' } },
    { input: { label: 'metadata.a/b (optional)' } },
  ]);
  expect(list({ metadata: inner }, ['metadata'])).toMatchObject([
    { pointer: '/metadata/title', input: { label: 'metadata.title' } },
    { pointer: '/metadata/a~1b', input: { label: 'metadata.a/b (optional)' } },
  ]);
});

test('a field has the choices, the first paragraph of the description, and the default', () => {
  const region = {
    type: ['string', 'null'],
    enum: ['eu', null],
    description: 'The region.\n\nProvisional: chosen.',
    default: 'eu',
  };
  expect(list({ region, zdr: { type: 'boolean' } }, ['region'])).toMatchObject([
    {
      isNullable: true,
      input: {
        choices: [['', 'Choose one'], 'eu', 'null'],
        hint: 'The region. Default: eu.',
      },
    },
    { isNullable: false, input: { choices: [['', 'Not sent'], 'true', 'false'], hint: '' } },
  ]);
});

test('a narrower schema replaces parts of the one of the contract', () => {
  const properties = { plan_id: { type: 'string', description: 'A plan.' } };
  const [field] = listFields({ properties }, resolve, { '/plan_id': { enum: ['plan_team'] } });
  expect(field).toMatchObject({
    kind: 'choice',
    input: { choices: [['', 'Not sent'], 'plan_team'], hint: 'A plan.' },
  });
});

const field = (pointer: string, kind: FieldKind, isNullable = false): BodyField => ({
  keys: pointer.slice(1).split('/'),
  pointer,
  kind,
  isNullable,
  input: { label: pointer },
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
