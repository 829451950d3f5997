import { getOperation, type OperationId, type OperationShape, operations } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import type { Exchange } from '../target/exchange.ts';
import { checkScopeRefusal, grantingScope, hasSameScopes, statedScope } from './scope-clauses.ts';

const token = 'key_test_own';

const refusal = (required: string, by = token): Exchange =>
  ({
    status: 403,
    text: JSON.stringify({
      error: { code: 'insufficient_scope', message: 'No.', details: { required_scope: required } },
    }),
    request: { headers: { authorization: `Bearer ${by}` } },
  }) as unknown as Exchange;

const listClauses = (scopes: string[] | null, operation: OperationId, response: Exchange) =>
  checkScopeRefusal({ token, scopes }, response, getOperation(operation)).map(({ clause }) => clause);

test('a refusal for a scope that the key lacks, or for another scope, violates nothing', () => {
  expect(listClauses(['pages:read'], 'listAgents', refusal('agents:read'))).toEqual([]);
  expect(listClauses(['tokens:write'], 'mintToken', refusal('agents:write'))).toEqual([]);
});

test('a refusal of another token, or of one with unknown scopes, violates nothing', () => {
  expect(listClauses(['agents:read'], 'listAgents', refusal('agents:read', 'key_test_other'))).toEqual([]);
  expect(listClauses(null, 'listAgents', refusal('agents:read'))).toEqual([]);
});

test('of several scopes that grant the needed one, the nearest one is checked', () => {
  const all = ['tokens:destructive', 'tokens:write', 'tokens:read'] as const;
  const nearest = [0, 1, 2].map((count) => grantingScope(all.slice(0, 3 - count), 'tokens:read'));
  expect(nearest).toEqual(['tokens:read', 'tokens:write', 'tokens:destructive']);
  expect(grantingScope(['pages:write'], 'agents:read')).toBeUndefined();
});

test('a key shows the scopes that it was created with, and at most the scopes they imply', () => {
  const keyScopes = ['agents:write', 'me:read'];
  expect(hasSameScopes(keyScopes.toReversed(), keyScopes)).toBe(true);
  expect(hasSameScopes([...keyScopes, 'agents:read'], keyScopes)).toBe(true);
  expect(hasSameScopes(['me:read'], keyScopes)).toBe(false);
  expect(hasSameScopes([...keyScopes, 'pages:read'], keyScopes)).toBe(false);
  expect(hasSameScopes([...keyScopes, 'agents:unheard-of'], keyScopes)).toBe(false);
});

test.each<[string, OperationShape, string | null]>([
  [operations.listPages.id, operations.listPages, 'pages:read'],
  // The contract chose the operations, the scope and the use by keys: a correct server may differ.
  [operations.listWebhookSubscriptions.id, operations.listWebhookSubscriptions, null],
  [operations.getToken.id, operations.getToken, null],
  [operations.switchWorkspace.id, operations.switchWorkspace, null],
])('reads the scope that the service document states for %s', (_id, operation, scope) => {
  expect(statedScope(operation)).toBe(scope);
});
