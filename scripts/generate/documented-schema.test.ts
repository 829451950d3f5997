import { expect, test } from 'vitest';
import { documentedSchema } from './documented-schema.ts';

test('a provisional property is dropped, and no longer required', () => {
  const schema = documentedSchema({
    type: 'object',
    required: ['id', 'agent_id'],
    properties: { id: { type: 'string' }, agent_id: { type: 'string', 'x-provisional': 'chosen by us' } },
  });
  expect(schema).toEqual({ type: 'object', required: ['id'], properties: { id: { type: 'string' } } });
});

test('a provisional schema allows anything', () => {
  expect(documentedSchema({ type: 'object', 'x-provisional': 'the body is not shown' })).toEqual({});
});

test('provisional parts of items, branches and additional properties are dropped too', () => {
  const provisional = { type: 'string', 'x-provisional': 'chosen' };
  expect(
    documentedSchema({
      items: { properties: { a: provisional, b: { type: 'string' } } },
      anyOf: [provisional, { type: 'null' }],
      additionalProperties: provisional,
    }),
  ).toEqual({
    items: { properties: { b: { type: 'string' } } },
    anyOf: [{}, { type: 'null' }],
    additionalProperties: {},
  });
});

test('a property named items is a property', () => {
  const schema = { properties: { items: { type: 'array' }, anyOf: { type: 'string' } } };
  expect(documentedSchema(schema)).toEqual(schema);
});

test('a date-time may be any time of ISO 8601', () => {
  const time = { type: 'string', format: 'date-time' };
  expect(documentedSchema({ properties: { at: time, site: { format: 'uri' } } })).toEqual({
    properties: { at: { type: 'string', format: 'iso-8601' }, site: { format: 'uri' } },
  });
});
