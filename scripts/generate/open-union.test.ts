import * as clauseValidators from '@workspace-api/contract/clause-validators';
import { type SchemaError, schemas, type Validator } from '@workspace-api/contract/validators';
import { expect, test } from 'vitest';
import { listColumns } from './client/list-columns.ts';
import { withoutKnownValues } from './open-union.ts';
import type { OpenApiDocument } from './openapi-document.ts';

test('an open union is replaced with its second branch, and keeps its other keywords', () => {
  const anyOf = [{ $ref: '#/components/schemas/ErrorCode' }, { type: 'string', minLength: 1 }];
  const union = { description: 'A code.', anyOf };
  expect(withoutKnownValues(union)).toEqual({ description: 'A code.', type: 'string', minLength: 1 });
});

test('an open union is a plain string in a column', () => {
  const union = { anyOf: [{ $ref: '#/components/schemas/RunStatus' }, { type: 'string' }] };
  const record = { required: ['status'], properties: { status: union } };
  expect(listColumns({ components: { schemas: {} } } as unknown as OpenApiDocument, record)).toEqual({});
});

test('other alternatives stay', () => {
  const dates = {
    anyOf: [
      { type: 'string', format: 'date-time' },
      { type: 'string', format: 'date' },
    ],
  };
  expect(withoutKnownValues(dates)).toBe(dates);
});

const listErrors = (validate: Validator, value: unknown): readonly SchemaError[] =>
  validate(value) ? [] : (validate.errors ?? []);

const envelope = (code: unknown) => ({ error: { code, message: 'No.' } });

test('a code that may be added is valid, and an invalid code is one error', () => {
  expect(listErrors(schemas.ErrorEnvelope, envelope('a_new_code'))).toEqual([]);
  expect(listErrors(schemas.ErrorEnvelope, envelope(404))).toMatchObject([
    { instancePath: '/error/code', keyword: 'type' },
  ]);
  expect(listErrors(schemas.ErrorEnvelope, envelope(''))).toMatchObject([
    { instancePath: '/error/code', keyword: 'minLength' },
  ]);
});

test.each([
  ['runs.status-enum', 'failed'],
  ['validation.reason-listed', 'too_short'],
  ['logs.source-typical', 'agent'],
] as const)('the values of a clause about an open union are its known ones: %s', (clause, value) => {
  const validate = clauseValidators.stated[clause];
  expect(validate(value)).toBe(true);
  expect(validate('new')).toBe(false);
});
