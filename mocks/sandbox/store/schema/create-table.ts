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
