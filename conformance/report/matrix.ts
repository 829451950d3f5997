import { type ClauseId, operationList, clauses as register } from '@workspace-api/contract';
import type { ClauseResult, ClauseStatus, Report } from '../engine/report/report.ts';
import { byFamily } from './grouping.ts';

/** The results of the clauses of a family at one operation. */
export const cellKinds = ['failed', 'differs', 'not exercised', 'passed'] as const;
export type CellKind = (typeof cellKinds)[number];

/** The number of clauses of each kind. */
export type Cell = Record<CellKind, number>;

/** Rows are operations, columns families. A cell is null if no clause of the family is about the operation. */
export type Matrix = {
  families: string[];
  rows: { operation: string; cells: (Cell | null)[] }[];
};

/** The operations that a clause is about: those that it covers, was checked on, or is broken at. */
export const clauseOperations = ({ id, operations, findings }: ClauseResult): Set<string> =>
  new Set([
    ...((register[id as ClauseId] as { operations: readonly string[] } | undefined)?.operations ?? []),
    ...operations,
    ...findings.flatMap(({ operation }) => operation ?? []),
  ]);

const differing: ReadonlySet<ClauseStatus> = new Set(['waived', 'warn', 'info']);

const getKind = ({ status, findings, operations }: ClauseResult, operation: string): CellKind => {
  const isBroken = findings.some((finding) => finding.operation === operation);
  if (isBroken && status === 'fail') return 'failed';
  if (isBroken && differing.has(status)) return 'differs';
  return operations.includes(operation) ? 'passed' : 'not exercised';
};

/** The results by operation and family, in the order of the contract. Operations and families without a clause are omitted. */
export const createMatrix = (report: Report): Matrix => {
  const families = byFamily(report).map(({ name, clauses }) => ({
    name,
    clauses: clauses.map((clause) => ({ clause, about: clauseOperations(clause) })),
  }));
  const toCell = (clauses: (typeof families)[number]['clauses'], operation: string): Cell | null => {
    const kinds = clauses
      .filter(({ about }) => about.has(operation))
      .map(({ clause }) => getKind(clause, operation));
    if (kinds.length === 0) return null;
    return Object.fromEntries(
      cellKinds.map((kind) => [kind, kinds.filter((other) => other === kind).length]),
    ) as Cell;
  };
  const rows = operationList
    .map(({ id }) => ({ operation: id, cells: families.map(({ clauses }) => toCell(clauses, id)) }))
    .filter(({ cells }) => cells.some((cell) => cell !== null));
  const isUsed = (column: number): boolean => rows.some(({ cells }) => cells[column] !== null);
  return {
    families: families.map(({ name }) => name).filter((_, column) => isUsed(column)),
    rows: rows.map(({ operation, cells }) => ({
      operation,
      cells: cells.filter((_, column) => isUsed(column)),
    })),
  };
};
