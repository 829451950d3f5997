import * as clauseValidators from '@workspace-api/contract/clause-validators';
import { type SchemaError, schemas, type Validator } from '@workspace-api/contract/validators';
import { expect, test } from 'vitest';

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
