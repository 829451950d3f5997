import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test, vi } from 'vitest';
import { itemsKeyword, maxErrors } from './items-keyword.ts';

const schema = {
  $defs: {
    name: { type: 'string' },
    named: { required: ['id'], properties: { name: { $ref: '#/$defs/name' } } },
  },
  properties: {
    title: { type: 'string' },
    records: { type: 'array', maxItems: 3, items: { $ref: '#/$defs/named' } },
    choice: {
      anyOf: [
        { type: 'array', items: { type: 'integer' } },
        { type: 'array', items: { type: 'null' } },
      ],
    },
    neither: { not: { type: 'array', items: { type: 'integer' } } },
    rows: { type: 'array', items: { type: 'array', items: { minimum: 0 } } },
    open: { type: 'array', items: {} },
  },
};

const compile = (adapt: (ajv: Ajv2020) => void = () => undefined) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  adapt(ajv);
  return ajv.compile(schema);
};

const usual = compile();
const adapted = compile((ajv) => ajv.removeKeyword('items').addKeyword(itemsKeyword));

test.each([
  { records: [] },
  { records: [{ id: 1 }, { name: 1 }, { id: 2 }, {}, { name: 2 }], title: 1 },
  { title: 1, records: [{ id: 1 }] },
  { choice: [1, null] },
  { choice: [null, null], title: 1 },
  { neither: [1, 2] },
  { neither: [1, 'x'] },
  { rows: [[-1, 0, -2], [], [-3]], open: [1, {}] },
])('the errors of %j are the same as with the keyword of Ajv', (value) => {
  expect(adapted(value)).toBe(usual(value));
  expect(adapted.errors).toEqual(usual.errors);
});

test('schemas with prefixItems are rejected', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true }).removeKeyword('items').addKeyword(itemsKeyword);
  expect(() => ajv.compile({ prefixItems: [{}], items: { type: 'string' } })).toThrow('prefixItems');
});

test('the errors of items are not copied for each item that fails', () => {
  const copies = vi.spyOn(Array.prototype, 'concat');
  adapted({ records: Array.from({ length: 100 }, () => ({ name: 1 })) });
  // Each item is copied once, even if it has two errors.
  const copied = copies.mock.contexts.map((errors) => (errors as unknown[]).length);
  copies.mockRestore();
  expect(Math.max(0, ...copied)).toBeLessThanOrEqual(2);
});

test('an array of arrays has as many errors as one array at most', () => {
  const rows = Array.from({ length: 100 }, () => Array.from({ length: 1_000 }, () => -1));
  expect(adapted({ rows })).toBe(false);
  expect(adapted.errors).toHaveLength(maxErrors);
});
