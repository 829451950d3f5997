import { expect, test } from 'vitest';
import { listFields } from './body-fields.ts';
import type { Resolve, Schema } from './body-schema.ts';

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
  expect(list({ metadata: inner })).toMatchObject([{ isRequired: false }, { isRequired: false }]);
  expect(list({ metadata: inner }, ['metadata'])).toMatchObject([
    { pointer: '/metadata/title', label: 'metadata.title', isRequired: true },
    { pointer: '/metadata/a~1b', label: 'metadata.a/b', isRequired: false },
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
      choices: ['eu', 'null'],
      isNullable: true,
      isRequired: true,
      hint: 'The region. Default: eu.',
    },
    { choices: ['true', 'false'], isNullable: false, hint: undefined },
  ]);
});

test('a narrower schema replaces parts of the one of the contract', () => {
  const properties = { plan_id: { type: 'string', description: 'A plan.' } };
  const [field] = listFields({ properties }, resolve, { '/plan_id': { enum: ['plan_team'] } });
  expect(field).toMatchObject({ kind: 'choice', choices: ['plan_team'], hint: 'A plan.' });
});
