import { operationList } from '@workspace-api/contract';
import type { ClauseView } from './clause-view.ts';
import type { View } from './view.ts';

/** The results of the clauses of a family at one operation. */
export const cellKinds = ['failed', 'differs', 'not exercised', 'passed'] as const;
export type CellKind = (typeof cellKinds)[number];

const getKind = ({ status, findings, operations }: ClauseView, operation: string): CellKind => {
  const isBroken = findings.some((finding) => finding.operation === operation);
  if (isBroken && status === 'fail') return 'failed';
  if (isBroken && ['waived', 'warn', 'info'].includes(status)) return 'differs';
  return operations.includes(operation) ? 'passed' : 'not exercised';
};

/**
 * The results by operation (rows) and family (columns), in the order of the contract. Operations and families without a clause
 * are omitted. A cell has the kinds of its clauses; it is empty if no clause of the family is about the operation.
 */
export const createMatrix = ({ families }: Pick<View, 'families'>) => {
  const operations: readonly string[] = operationList.map(({ id }) => id);
  const toCell = (clauses: readonly ClauseView[], operation: string): CellKind[] =>
    clauses.filter(({ about }) => about.has(operation)).map((clause) => getKind(clause, operation));
  const columns = families.filter(({ clauses }) =>
    operations.some((operation) => toCell(clauses, operation).length > 0),
  );
  const rows = operations
    .map((operation) => ({ operation, cells: columns.map(({ clauses }) => toCell(clauses, operation)) }))
    .filter(({ cells }) => cells.some(({ length }) => length > 0));
  return { families: columns.map(({ title }) => title), rows };
};
