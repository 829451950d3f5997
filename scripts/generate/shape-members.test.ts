import { expect, test } from 'vitest';
import type { Schema } from './openapi-document.ts';
import { getMembers } from './shape-members.ts';

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const components = {
  Card: { type: 'object', required: ['last4'], properties: { last4: { type: 'string' } } },
  Node: { type: 'object', properties: { children: { type: 'array', items: ref('Node') } } },
} as unknown as Record<string, Schema>;

test('members include the members of nested records and of items, required or not', () => {
  const schema = {
    required: ['id', 'lines'],
    properties: {
      id: { type: 'string' },
      at: { type: 'string', format: 'iso-8601' },
      lines: { type: 'array', items: { required: ['unit'], properties: { unit: { type: 'string' } } } },
    },
  } as unknown as Schema;
  expect(getMembers(schema, components)).toEqual({
    '/id': { required: true, types: ['string'] },
    '/at': { required: false, types: ['string'], format: 'iso-8601' },
    '/lines': { required: true, types: ['array'] },
    '/lines/*/unit': { required: true, types: ['string'] },
  });
});

test('a member has the types of all its branches, and the members of each', () => {
  const schema = {
    properties: { card: { oneOf: [ref('Card'), { type: 'null' }] }, any: {} },
  } as unknown as Schema;
  expect(getMembers(schema, components)).toEqual({
    '/card': { required: false, types: ['object', 'null'] },
    '/card/last4': { required: true, types: ['string'] },
    '/any': { required: false, types: [] },
  });
});

test('a recursive schema is visited once', () => {
  expect(Object.keys(getMembers(ref('Node'), components))).toEqual(['/children']);
});
