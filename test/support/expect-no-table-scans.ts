import { CompiledQuery } from 'kysely';
import { expect } from 'vitest';
import type { Database, Db } from '../../mocks/sandbox/store/database.ts';
import { onServer } from '../../mocks/test/records.ts';

/** An SQL statement with its values. */
type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** Records the statements that a database runs from now on, once for each SQL string. */
export const recordStatements = (database: Database): ReadonlyMap<string, Statement> => {
  const statements = new Map<string, Statement>();
  const executor = database.getExecutor();
  const provide = executor.provideConnection.bind(executor);
  executor.provideConnection = (use) =>
    provide((connection) =>
      use({
        executeQuery(query) {
          statements.set(query.sql, { sql: query.sql, parameters: query.parameters });
          return connection.executeQuery(query);
        },
        streamQuery: (query, size) => connection.streamQuery(query, size),
      }),
    );
  return statements;
};

/** A node of a plan of PostgreSQL, in JSON. */
type PlanNode = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
};

const listNodes = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(listNodes)];

/** The scans of a plan of PostgreSQL: of a table, or of a whole index. */
const findScans = (root: PlanNode): string[] =>
  listNodes(root).flatMap((node) => {
    const type = node['Node Type'];
    const isScan = type === 'Seq Scan' || (/Index (Only )?Scan$/.test(type) && !node['Index Cond']);
    return isScan ? [`${type} of ${node['Relation Name'] ?? node['Index Name']}`] : [];
  });

/** Runs a statement. @returns its rows */
const run = async (db: Db, sql: string, parameters: Statement['parameters'] = []) =>
  (await db.execute(CompiledQuery.raw(sql, [...parameters]))).rows as Record<string, unknown>[];

/** Returns which tables a statement scans on SQLite: "SEARCH" uses an index, "SCAN" reads everything. */
const scansOnSqlite = async (database: Database, { sql, parameters }: Statement): Promise<string[]> => {
  const rows = await run(database, `explain query plan ${sql}`, parameters);
  return rows
    .map(({ detail }) => String(detail))
    .filter((detail) => detail.startsWith('SCAN') && !detail.includes('CONSTANT ROW'));
};

/** Returns which tables a statement scans on PostgreSQL although it avoids that where it can: the tables are small. */
const scansOnPostgres = async (database: Database, { sql, parameters }: Statement): Promise<string[]> => {
  const rows = await database.transaction(async (db) => {
    await run(db, 'set local enable_seqscan = off');
    return run(db, `explain (format json) ${sql}`, parameters);
  });
  return rows.flatMap((row) =>
    (row['QUERY PLAN'] as { Plan: PlanNode }[]).flatMap(({ Plan }) => findScans(Plan)),
  );
};

/** The statements that may read a whole table, with the reasons. */
const allowedScans: readonly (readonly [sql: RegExp, reason: string])[] = [
  [
    /^select count\(\*\) as "rows", coalesce\(sum\([^']+\), 0\) as "length" from "\w+" where true$/,
    'An export measures its records first: their size is limited.',
  ],
  [
    /^select count\(\*\) as "count" from "\w+" where "\w+" > (\?|\$1) and "\w+" <= (\?|\$2)$/,
    'An advance of the clock counts what fell due.',
  ],
  [
    /^select "(\w+)" as "at", "(\w+)" as "id", .* where "\1" > (\?|\$1) .* order by "\1", "\2" limit/,
    'The control plane lists what happens next by the clock, of all workspaces.',
  ],
  [/^select "id", "slug" from "workspaces"$/, 'It names the workspace of each entry of that list.'],
  [/^select \* from "\w+" where true$/, 'The control plane searches every table for traces of a string.'],
  [/^select \* from "workspaces" order by "slug"$/, 'The control plane lists all workspaces.'],
  [/^select "id" from "workspaces" limit/, '/health reads one row, whichever comes first.'],
  [
    /^select .* from "memberships" inner join "users" .* where 1 = 1 order by "workspaces"."created_at"/,
    'The sign-in page lists all accounts.',
  ],
  [/^update "agents" set "runs_in_advance"/, 'An advance of the clock visits every agent with a schedule.'],
  [/^select \* from "fault_rules" order by "place"$/, 'Every rule is needed. There are few.'],
  [/^delete from "fault_rules" where .+ returning "id"$/, 'There are few rules.'],
  [/^delete from "\w+"$/, 'A reset empties every table.'],
];

/** Expects that none of the statements of random requests reads a whole table without a reason. @param statements by their SQL */
export const expectNoTableScans = async (
  database: Database,
  statements: ReadonlyMap<string, Statement>,
): Promise<void> => {
  expect(statements.size).toBeGreaterThan(250);
  const listScans = onServer() ? scansOnPostgres : scansOnSqlite;
  const scans: string[] = [];
  for (const statement of statements.values()) {
    const { sql } = statement;
    const isExplained = /^(select|with|insert|update|delete) /.test(sql);
    if (!isExplained || allowedScans.some(([allowed]) => allowed.test(sql))) continue;
    for (const scan of await listScans(database, statement)) scans.push(`${scan}: ${sql}`);
  }
  expect(scans).toEqual([]);
};
