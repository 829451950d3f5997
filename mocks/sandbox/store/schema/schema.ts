import { toHex } from '#host/bytes.ts';
import { sha256 } from '#host/crypto.ts';
import { createTable } from './create-table.ts';
import type { Table } from './define-table.ts';

/** The table that marks a database as a sandbox database, and stores the fingerprint of its schema. */
export const schemaTable = 'workspace_sandbox_schema';

/** The tables that must exist before this one. */
const listParents = ({ name, columns, owner }: Table): readonly string[] => {
  const referenced = Object.values(columns).flatMap(({ reference }) => reference?.table ?? []);
  const owners = typeof owner === 'object' ? [owner.via] : [];
  return [...referenced, ...owners].filter((parent) => parent !== name);
};

const sortTables = (definitions: readonly Table[]): readonly Table[] => {
  const done = new Set<Table>();
  const visit = (table: Table) => {
    const parents = listParents(table);
    for (const other of definitions) if (parents.includes(other.name) && !done.has(other)) visit(other);
    done.add(table);
  };
  // By name, because the modules that define the tables list their exports in a different order once they are bundled.
  for (const table of definitions.toSorted((one, other) => (one.name < other.name ? -1 : 1))) visit(table);
  return [...done];
};

/** Creates a schema from tables, in any order. */
export const createSchema = (definitions: readonly Table[]) => {
  const tables = sortTables(definitions);
  const statements = tables.flatMap((table) =>
    createTable(table, { textType: 'text', unlogged: 'unlogged ' }),
  );
  const fingerprint = toHex(sha256(statements.join('\n'))).slice(0, 16);
  const byName = new Map(tables.map((table) => [table.name, table]));
  return {
    /** The tables, each after the tables that its rows reference. */
    tables,
    /** Differs from the fingerprint of a sandbox with other tables, columns or indexes. */
    fingerprint,
    /** @throws Error if the table is not defined */
    table(name: string): Table {
      const table = byName.get(name);
      if (!table) throw new Error(`The table ${name} is not defined.`);
      return table;
    },
  };
};

/** The sandbox's tables. */
export type Schema = ReturnType<typeof createSchema>;
