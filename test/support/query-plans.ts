import type { Database } from '../../mocks/sandbox/store/database.ts';
import { readAll } from '../../mocks/sandbox/store/batch.ts';
import type { Statement } from '../../mocks/sandbox/store/script.ts';

/** A node of a plan of PostgreSQL, in JSON. */
type PlanNode = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
};

const listNodes = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(listNodes)];

/** The scans of a plan of PostgreSQL: sequential ones, and those of a whole index. */
const findScans = (root: PlanNode): string[] =>
  listNodes(root).flatMap((node) => {
    const type = node['Node Type'];
    const isWhole = type === 'Seq Scan' || (/Index (Only )?Scan$/.test(type) && node['Index Cond'] === undefined);
    return isWhole ? [`${type} ${node['Relation Name'] ?? ''}`] : [];
  });

/** Reads which tables a statement scans on SQLite. */
export const scansOnSqlite = async (database: Database, { sql, parameters }: Statement): Promise<string[]> => {
  const [rows = []] = await readAll(database, [{ sql: `explain query plan ${sql}`, parameters }]);
  return rows.flatMap(({ detail }) => (String(detail).startsWith('SCAN') ? [String(detail)] : []));
};

/** Reads which tables a statement scans on PostgreSQL, although it is told to avoid that where it can. */
export const scansOnPostgres = async (
  database: Database,
  { sql, parameters }: Statement,
): Promise<string[]> => {
  const setting = { sql: 'set enable_seqscan = off', parameters: [] };
  const [, [row] = []] = await readAll(database, [
    setting,
    { sql: `explain (format json) ${sql}`, parameters },
  ]);
  return (row?.['QUERY PLAN'] as { Plan: PlanNode }[]).flatMap(({ Plan }) => findScans(Plan));
};
