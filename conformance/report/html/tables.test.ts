import { expect, test } from 'vitest';
import { sampleClause, sampleFinding, sampleReport } from '../sample-report.test-helper.ts';
import { createView } from '../view.ts';
import { countByOperation } from './tables.ts';

/** The numbers of clauses by operation, without the statuses that don't occur. */
const countIn = (...clauses: ReturnType<typeof sampleClause>[]) =>
  Object.fromEntries(
    countByOperation(createView(sampleReport({ clauses }))).map(([operation, counts]) => [
      operation,
      Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
    ]),
  );

test('the clauses of an operation are counted by their status there', () => {
  const rows = countIn(
    sampleClause('agents.a', 'pass'),
    sampleClause('agents.b', 'fail', { operations: ['createAgent', 'listAgents'] }),
    sampleClause('tokens.a', 'warn'),
    sampleClause('tokens.b', 'info', { operations: [], findings: [sampleFinding({ operation: 'getMe' })] }),
  );
  expect(rows).toEqual({
    getMe: { info: 1 },
    // A clause that fails at another operation passed here.
    listAgents: { pass: 1 },
    createAgent: { pass: 1, fail: 1, warn: 1 },
  });
});

test('a clause that covers an operation and was not checked there is not exercised there', () => {
  const rows = countIn(
    sampleClause('tokens.revoke-is-immediate', 'not-exercised', { operations: [], reason: 'none' }),
  );
  expect(rows).toMatchObject({ revokeToken: { 'not-exercised': 1 } });
});

test('a finding outside the contract is in no row', () => {
  const finding = sampleFinding({ operation: null });
  expect(countIn(sampleClause('tokens.a', 'fail', { operations: [], findings: [finding] }))).toEqual({});
});
