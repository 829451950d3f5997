import { isObject } from '../body.ts';

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
export const columnNames = ({ keys }: Leaf): readonly string[] => [
  ...new Set([keys.join('.'), keys.map((key) => key.replaceAll(/[\\.]/g, '\\$&')).join('.')]),
];
