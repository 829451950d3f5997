import type { Column } from './columns.ts';
import type { Table } from './define-table.ts';

const list = (columns: readonly string[]): string => columns.map((column) => `"${column}"`).join(', ');

const columnSql = (name: string, column: Column, textType: string): string => {
  const { type, isNullable, isUnique, reference } = column;
  return [
    `"${name}" ${type === 'text' ? textType : type}`,
    ...(isNullable ? [] : ['not null']),
    ...(isUnique ? ['unique'] : []),
    ...(reference ? [`references "${reference.table}" ("${reference.column}")`] : []),
  ].join(' ');
};

/**
 * The SQL that creates a table and its indexes.
 *
 * @param textType the database's column type for strings that are compared by their bytes
 */
export const createTable = (
  { name, columns, primaryKey, indexes }: Table,
  textType: string,
): readonly string[] => {
  const lines = [
    ...Object.entries(columns).map(([column, definition]) => columnSql(column, definition, textType)),
    `primary key (${list(primaryKey)})`,
  ];
  return [
    `create table "${name}" (\n  ${lines.join(',\n  ')}\n)`,
    ...indexes.map(({ columns: indexed, unique = false, where }) =>
      [
        `create ${unique ? 'unique ' : ''}index "${[name, ...indexed].join('_')}"`,
        `on "${name}" (${list(indexed)})`,
        ...(where === undefined ? [] : [`where ${where}`]),
      ].join(' '),
    ),
  ];
};
