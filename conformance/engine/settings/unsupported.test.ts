import { getOperation } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { findUnsupported, unsupportedClause } from './unsupported.ts';

const revoke = { id: 'tokens.revoke-is-immediate', operations: ['revokeToken'] };

test('an entry with an operation or a tag excludes these operations and the clauses that cover nothing else', () => {
  for (const entry of [{ operation: 'revoke*' }, { tag: getOperation('revokeToken').tag }]) {
    const declared = [{ ...entry, reason: 'planned' }];
    expect(findUnsupported(declared, null, getOperation('revokeToken'))).toBe('planned');
    expect(unsupportedClause(declared, revoke)).toBe('planned');
    expect(unsupportedClause(declared, { ...revoke, operations: ['revokeToken', 'getMe'] })).toBeNull();
  }
});

test('an entry with a clause and an operation excludes neither as a whole', () => {
  const declared = [{ clause: 'errors', operation: 'revokeToken', reason: 'planned' }];
  expect(findUnsupported(declared, null, getOperation('revokeToken'))).toBeNull();
  expect(
    unsupportedClause(declared, { id: 'errors.envelope', operations: ['revokeToken', 'getMe'] }),
  ).toBeNull();
  expect(findUnsupported(declared, 'errors.envelope', getOperation('revokeToken'))).toBe('planned');
  expect(findUnsupported(declared, 'errors.envelope', getOperation('getMe'))).toBeNull();
  expect(findUnsupported(declared, 'tokens.revoke-is-immediate', getOperation('revokeToken'))).toBeNull();
});

test('an entry with a clause and every operation that it covers excludes the clause', () => {
  const declared = [{ clause: 'tokens', operation: 'revokeToken', reason: 'planned' }];
  expect(unsupportedClause(declared, revoke)).toBe('planned');
});
