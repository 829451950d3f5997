import { type OperationShape, operationOf } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { unsupportedAt, unsupportedClause, unsupportedOperation } from './unsupported.ts';

const shapeOf = operationOf as (id: string) => OperationShape;
const revoke = { id: 'tokens.revoke-is-immediate', operations: ['revokeToken'] };

test('an entry with an operation or a tag leaves out these operations, and the clauses that cover nothing else', () => {
  for (const entry of [{ operation: 'revoke*' }, { tag: operationOf('revokeToken').tag }]) {
    const declared = [{ ...entry, reason: 'planned' }];
    expect(unsupportedOperation(declared, shapeOf('revokeToken'))).toBe('planned');
    expect(unsupportedClause(declared, revoke, shapeOf)).toBe('planned');
    expect(
      unsupportedClause(declared, { ...revoke, operations: ['revokeToken', 'getMe'] }, shapeOf),
    ).toBeNull();
  }
});

test('an entry with a clause and an operation leaves out neither as a whole', () => {
  const declared = [{ clause: 'errors', operation: 'revokeToken', reason: 'planned' }];
  expect(unsupportedOperation(declared, shapeOf('revokeToken'))).toBeNull();
  expect(
    unsupportedClause(declared, { id: 'errors.envelope', operations: ['revokeToken', 'getMe'] }, shapeOf),
  ).toBeNull();
  expect(unsupportedAt(declared, 'errors.envelope', shapeOf('revokeToken'))).toBe('planned');
  expect(unsupportedAt(declared, 'errors.envelope', shapeOf('getMe'))).toBeNull();
  expect(unsupportedAt(declared, 'tokens.revoke-is-immediate', shapeOf('revokeToken'))).toBeNull();
});

test('an entry with a clause and every operation that it covers leaves out the clause', () => {
  const declared = [{ clause: 'tokens', operation: 'revokeToken', reason: 'planned' }];
  expect(unsupportedClause(declared, revoke, shapeOf)).toBe('planned');
});
