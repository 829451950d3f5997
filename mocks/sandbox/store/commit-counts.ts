import {
  DeleteQueryNode,
  InsertQueryNode,
  type OperationNode,
  type RootOperationNode,
  SelectQueryNode,
  TableNode,
  UpdateQueryNode,
} from 'kysely';

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

const getName = (node: OperationNode | undefined): string | undefined =>
  node && TableNode.is(node) ? node.table.identifier.name : undefined;

/** The table that a query writes to; null for a query that only reads, undefined if unknown. */
export const getWrittenTable = (query: RootOperationNode): string | null | undefined => {
  if (SelectQueryNode.is(query)) return null;
  if (InsertQueryNode.is(query)) return getName(query.into);
  if (UpdateQueryNode.is(query)) return getName(query.table);
  return DeleteQueryNode.is(query) ? getName(query.from.froms[0]) : undefined;
};
