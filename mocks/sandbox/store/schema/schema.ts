import { toHex } from '#host/bytes.ts';
import { sha256 } from '#host/crypto.ts';
import type { Column } from './columns.ts';
import type { Table } from './define-table.ts';

const list = (columns: readonly string[]): string => columns.map((column) => `"${column}"`).join(', ');

const columnSql = (name: string, column: Column, textType: string): string => {
  const { type, isNullable, isUnique, reference } = column;
  return [
    `"${name}" ${type === 'text' ? textType : type}`,
    ...(isNullable ? [] : ['not null']),
    ...(isUnique ? ['unique'] : []),
    ...(reference ? [`references "${reference.table}" ("${reference.column}") on delete cascade`] : []),
  ].join(' ');
};

const indexName = (table: string, columns: readonly string[]): string => [table, ...columns].join('_');

/**
 * The references of a table by which no index finds its rows. Deleting the referenced row looks for them, as do removals of
 * workspaces and snapshots.
 */
const unindexedReferences = ({ columns, primaryKey, indexes }: Table): readonly string[] => {
  const complete = indexes.filter(({ where }) => where === undefined);
  const first = new Set([primaryKey, ...complete.map((index) => index.columns)].map(([column]) => column));
  return Object.entries(columns).flatMap(([name, { reference }]) =>
    reference && !first.has(name) ? [name] : [],
  );
};

/**
 * The SQL that creates a table and its indexes. Each reference has an index.
 *
 * @param sql.textType the database's column type for strings that are compared by their bytes
 * @param sql.unlogged how the database creates a table that isn't logged, if it can
 */
export const createTable = (
  table: Table,
  { textType, unlogged }: { readonly textType: string; readonly unlogged: string },
): readonly string[] => {
  const { name, columns, primaryKey, indexes, mayBeLost } = table;
  const lines = [
    ...Object.entries(columns).map(([column, definition]) => columnSql(column, definition, textType)),
    `primary key (${list(primaryKey)})`,
  ];
  return [
    `create ${mayBeLost ? unlogged : ''}table "${name}" (\n  ${lines.join(',\n  ')}\n)`,
    ...indexes.map(({ columns: indexed, unique = false, where }) =>
      [
        `create ${unique ? 'unique ' : ''}index "${indexName(name, indexed)}"`,
        `on "${name}" (${list(indexed)})`,
        ...(where === undefined ? [] : [`where ${where}`]),
      ].join(' '),
    ),
    ...unindexedReferences(table).map(
      (column) => `create index "${indexName(name, [column])}" on "${name}" (${list([column])})`,
    ),
  ];
};

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
