import { expect, test } from 'vitest';
import { sampleClause, sampleFinding, sampleReport } from '../sample-report.test-helper.ts';
import { createView } from '../view.ts';
import { createMatrix } from './tables.ts';

const matrixWith = (...clauses: ReturnType<typeof sampleClause>[]) =>
  createMatrix(createView(sampleReport({ clauses })));

test('a cell counts the clauses of a family at an operation', () => {
  const { families, rows } = matrixWith(
    sampleClause('agents.a', 'pass'),
    sampleClause('agents.b', 'fail', { operations: ['createAgent', 'listAgents'] }),
    sampleClause('tokens.a', 'warn'),
    sampleClause('tokens.b', 'info', { operations: [], findings: [sampleFinding({ operation: 'getMe' })] }),
  );
  expect(families).toEqual(['agents', 'tokens']);
  expect(Object.fromEntries(rows.map(({ operation, cells }) => [operation, cells]))).toEqual({
    getMe: [[], ['differs']],
    // A clause that fails at another operation passed here.
    listAgents: [['passed'], []],
    createAgent: [['passed', 'failed'], ['differs']],
  });
});

test('a clause that covers an operation and was not checked there is not exercised there', () => {
  const { rows } = matrixWith(
    sampleClause('tokens.revoke-is-immediate', 'not-exercised', { operations: [], reason: 'none' }),
  );
  expect(rows.map(({ operation }) => operation)).toContain('revokeToken');
  for (const { cells } of rows) expect(cells[0]).toEqual(['not exercised']);
});

test('a finding outside the contract is in no row, and its family has no column', () => {
  const finding = sampleFinding({ operation: null });
  const matrix = matrixWith(
    sampleClause('agents.a', 'pass'),
    sampleClause('tokens.a', 'fail', { operations: [], findings: [finding] }),
  );
  expect(matrix.families).toEqual(['agents']);
});
