import { type OperationId, operationOf } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import type { Exchange } from '../target/exchange.ts';
import { judgeGranted } from './scope-clauses.ts';

const token = 'key_test_own';

const refusal = (required: string, by = token): Exchange =>
  ({
    status: 403,
    text: JSON.stringify({
      error: { code: 'insufficient_scope', message: 'No.', details: { required_scope: required } },
    }),
    request: { headers: { authorization: `Bearer ${by}` } },
  }) as unknown as Exchange;

const clausesOf = (scopes: string[] | null, operation: OperationId, answer: Exchange) =>
  judgeGranted({ token, scopes }, answer, operationOf(operation)).map(({ clause }) => clause);

test.each([
  [['agents:read'], 'scopes.exact-scope-suffices'],
  [['agents:write'], 'scopes.write-implies-read'],
])("a refusal of the run's key that has %s breaks %s", (scopes, clause) => {
  expect(clausesOf(scopes, 'listAgents', refusal('agents:read'))).toEqual([clause]);
});

test('destructive implies write', () => {
  expect(clausesOf(['tokens:destructive'], 'mintToken', refusal('tokens:write'))).toEqual([
    'scopes.destructive-implies-write',
  ]);
});

test('a refusal for a scope that the key lacks, or for another one, says nothing', () => {
  expect(clausesOf(['pages:read'], 'listAgents', refusal('agents:read'))).toEqual([]);
  expect(clausesOf(['tokens:write'], 'mintToken', refusal('agents:write'))).toEqual([]);
});

test('the scopes of another token, or unknown ones, say nothing', () => {
  expect(clausesOf(['agents:read'], 'listAgents', refusal('agents:read', 'key_test_other'))).toEqual([]);
  expect(clausesOf(null, 'listAgents', refusal('agents:read'))).toEqual([]);
});
