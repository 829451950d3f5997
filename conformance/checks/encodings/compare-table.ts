import { isObject } from '../body.ts';
import { type ArrayNotation, type Cell, matchesCell } from './cell.ts';

/** Rows under named columns, as in CSV and TSON. */
export type Table = { readonly columns: readonly string[]; readonly rows: readonly (readonly Cell[])[] };

/** A difference between a row of a table and its JSON record. */
export type TableDifference = {
  about: 'header' | 'column' | 'nested-column' | 'array' | 'cell';
  expected: string;
  got: string;
};

const quote = (value: string): string => JSON.stringify(value);

/** The differences between a row and its JSON record. Extra columns are extra members, which are allowed. */
export const compareRecord = (
  columns: readonly string[],
  row: readonly Cell[],
  record: JsonRecord,
  arrays: ArrayNotation,
): TableDifference[] => {
  const leaves = listLeaves(record);
  const isNamed = leaves.some((leaf) => columnNames(leaf).some((name) => columns.includes(name)));
  if (leaves.length > 0 && !isNamed) {
    const expected = `columns with the names of members, such as ${Object.keys(record).join(', ')}`;
    return [{ about: 'header', expected, got: columns.join(', ') }];
  }
  return leaves.flatMap((leaf): TableDifference[] => {
    const [name = ''] = columnNames(leaf);
    const at = columns.findIndex((column) => columnNames(leaf).includes(column));
    if (at < 0) {
      // A missing column is equivalent to null or an empty array.
      if (leaf.value === null || (Array.isArray(leaf.value) && leaf.value.length === 0)) return [];
      const about = leaf.keys.length > 1 ? 'nested-column' : 'column';
      return [{ about, expected: `a column ${quote(name)}`, got: `the columns ${columns.join(', ')}` }];
    }
    const cell = row[at];
    if (cell && matchesCell(leaf.value, cell, arrays)) return [];
    return [
      {
        about: Array.isArray(leaf.value) ? 'array' : 'cell',
        expected: `${JSON.stringify(leaf.value)} in column ${quote(name)}, as in JSON`,
        got: cell ? quote(cell.raw) : 'no such cell',
      },
    ];
  });
};

/** A record of a list in JSON. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** A value in a record, other than an object with members, and the keys that lead to it. */
export type Leaf = { readonly keys: readonly string[]; readonly value: unknown };

/** The values of a record that a table shows, one for each column (encodings.csv-dot-paths). */
export const listLeaves = (record: JsonRecord, above: readonly string[] = []): Leaf[] =>
  Object.entries(record).flatMap(([key, value]) => {
    const keys = [...above, key];
    return isObject(value) ? listLeaves(value, keys) : [{ keys, value }];
  });

/**
 * The possible column names of a leaf: its keys joined by dots. The service document doesn't specify how to write a key that
 * contains a dot, so the dot may be escaped with a backslash or not.
 */
const columnNames = ({ keys }: Leaf): readonly string[] => [
  ...new Set([keys.join('.'), keys.map((key) => key.replaceAll(/[\\.]/g, '\\$&')).join('.')]),
];
