import { operationList } from '@workspace-api/contract';
import type { ClauseView } from './clause-view.ts';
import type { View } from './view.ts';

/** The results of the clauses of a family at one operation. */
export const cellKinds = ['failed', 'differs', 'not exercised', 'passed'] as const;
export type CellKind = (typeof cellKinds)[number];

/** The number of clauses of each kind. */
export type Cell = Record<CellKind, number>;

const getKind = ({ status, findings, operations }: ClauseView, operation: string): CellKind => {
  const isBroken = findings.some((finding) => finding.operation === operation);
  if (isBroken && status === 'fail') return 'failed';
  if (isBroken && ['waived', 'warn', 'info'].includes(status)) return 'differs';
  return operations.includes(operation) ? 'passed' : 'not exercised';
};

const toCell = (clauses: readonly ClauseView[], operation: string): Cell | null => {
  const kinds = clauses
    .filter(({ about }) => about.has(operation))
    .map((clause) => getKind(clause, operation));
  if (kinds.length === 0) return null;
  const count = (kind: CellKind) => kinds.filter((other) => other === kind).length;
  return Object.fromEntries(cellKinds.map((kind) => [kind, count(kind)])) as Cell;
};

/**
 * The results by operation (rows) and family (columns), in the order of the contract. Operations and families without a clause
 * are omitted. A cell is null if no clause of the family is about the operation.
 */
export const createMatrix = ({ families }: Pick<View, 'families'>) => {
  const operations: readonly string[] = operationList.map(({ id }) => id);
  const isAbout = (clauses: readonly ClauseView[]) =>
    clauses.some(({ about }) => operations.some((id) => about.has(id)));
  const columns = families.filter(({ clauses }) => isAbout(clauses));
  const rows = operations
    .map((operation) => ({ operation, cells: columns.map(({ clauses }) => toCell(clauses, operation)) }))
    .filter(({ cells }) => cells.some((cell) => cell !== null));
  return { families: columns.map(({ title }) => title), rows };
};
