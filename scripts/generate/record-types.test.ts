import { recordTypes } from '@workspace-api/contract';
import { recordTypes as controlTypes } from '@workspace-api/contract/sandbox';
import { expect, test } from 'vitest';

test('the members of a record have the types of their schema', () => {
  expect(recordTypes.Form).toEqual({
    id: { type: 'string' },
    name: { type: 'string' },
    schema_table: { type: 'string' },
    fields: { type: 'json' },
    submit_label: { type: 'string' },
    on_submit: {
      type: 'json',
      isNullable: true,
      members: { capability: { type: 'string' }, args: { type: 'json' } },
    },
  });
  expect(recordTypes.Secret).toMatchObject({
    created_at: { type: 'date-time' },
    zdr: { type: 'boolean' },
    overlap_ends_at: { type: 'date-time', isOptional: true },
  });
});

test('an open union, allOf and oneOf have the type of their values', () => {
  expect(recordTypes.Run.status).toEqual({ type: 'string' });
  expect(recordTypes.Invoice.amount).toEqual({ type: 'integer' });
  expect(controlTypes.FaultRule).toMatchObject({
    failure: { type: 'string', isNullable: true },
    latency: { type: 'json', isNullable: true, members: { min: { type: 'integer' } } },
    probability: { type: 'number' },
  });
});

test('the records of a list within a record have types, too', () => {
  expect(recordTypes.UsageLineItem).toEqual({
    metric: { type: 'string' },
    quantity: { type: 'number' },
    unit: { type: 'string' },
  });
});
