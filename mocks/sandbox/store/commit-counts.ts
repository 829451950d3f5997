import type { DeleteQueryNode, InsertQueryNode, RootOperationNode, TableNode, UpdateQueryNode } from 'kysely';

/** Counts the commits that have written to each table. */
export type CommitCounts = {
  /** Counts a commit. @param tables the tables that it wrote to; undefined if it may have written to any table */
  add(tables: ReadonlySet<string> | undefined): void;
  /** @returns a function that reads a number, which increases with every commit that wrote to one of the tables */
  createCounter(tables: readonly string[]): () => number;
};

/** Creates the counts for a database that only this process writes to. They start at 0. */
export const createCommitCounts = (): CommitCounts => {
  const byTable = new Map<string, number>();
  let unknown = 0;
  return {
    add(tables) {
      if (tables === undefined) unknown += 1;
      else for (const table of tables) byTable.set(table, (byTable.get(table) ?? 0) + 1);
    },
    createCounter: (tables) => () => tables.reduce((sum, table) => sum + (byTable.get(table) ?? 0), unknown),
  };
};

/** The table that a query writes to; null for a query that only reads, undefined if unknown. */
export const getWrittenTable = (query: RootOperationNode): string | null | undefined => {
  const getTableName = (node: unknown) => (node as TableNode | undefined)?.table.identifier.name;
  if (query.kind === 'SelectQueryNode') return null;
  if (query.kind === 'InsertQueryNode') return getTableName((query as InsertQueryNode).into);
  if (query.kind === 'UpdateQueryNode') return getTableName((query as UpdateQueryNode).table);
  if (query.kind === 'DeleteQueryNode') return getTableName((query as DeleteQueryNode).from.froms[0]);
  return undefined;
};
