/** A record of a list in JSON. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** A value of a record that is not an object with members, and its keys. */
export type Leaf = { readonly keys: readonly string[]; readonly value: unknown };

const isObject = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The values of a record that a table shows, one per column (encodings.csv-dot-paths). */
export const listLeaves = (record: JsonRecord, above: readonly string[] = []): Leaf[] =>
  Object.entries(record).flatMap(([key, value]) => {
    const keys = [...above, key];
    return isObject(value) ? listLeaves(value, keys) : [{ keys, value }];
  });

/**
 * The possible names of a leaf's column: its keys joined by dots. The service document doesn't say how a key with a dot
 * is written, so both with and without a backslash are right.
 */
export const columnNames = ({ keys }: Leaf): readonly string[] => [
  ...new Set([keys.join('.'), keys.map((key) => key.replaceAll(/[\\.]/g, '\\$&')).join('.')]),
];
