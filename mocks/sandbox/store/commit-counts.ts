import {
  DeleteQueryNode,
  InsertQueryNode,
  type OperationNode,
  type RootOperationNode,
  SelectQueryNode,
  TableNode,
  UpdateQueryNode,
} from 'kysely';

/** Counts the commits that have written to each table of a database that only this process writes to, from 0. */
export const createCommitCounts = () => {
  const byTable = new Map<string, number>();
  let unknown = 0;
  return {
    /** Counts a commit. @param tables the tables that it wrote to; undefined if it may have written to any table */
    add(tables: ReadonlySet<string> | undefined): void {
      if (tables === undefined) unknown += 1;
      else for (const table of tables) byTable.set(table, (byTable.get(table) ?? 0) + 1);
    },
    /** @returns a function that reads a number, which increases with every commit that wrote to one of the tables */
    createCounter: (tables: readonly string[]) => () =>
      tables.reduce((sum, table) => sum + (byTable.get(table) ?? 0), unknown),
  };
};

export type CommitCounts = ReturnType<typeof createCommitCounts>;

const getName = (node: OperationNode | undefined): string | undefined =>
  node && TableNode.is(node) ? node.table.identifier.name : undefined;

/** The table that a query writes to; null for a query that only reads, undefined if unknown. */
export const getWrittenTable = (query: RootOperationNode): string | null | undefined => {
  if (SelectQueryNode.is(query)) return null;
  if (InsertQueryNode.is(query)) return getName(query.into);
  if (UpdateQueryNode.is(query)) return getName(query.table);
  return DeleteQueryNode.is(query) ? getName(query.from.froms[0]) : undefined;
};
