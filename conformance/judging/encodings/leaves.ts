/** A record of a list, as JSON gives it. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** A value of a record that is no object with members, and the keys that lead to it. */
export type Leaf = { readonly keys: readonly string[]; readonly value: unknown };

const isObject = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The values of a record that a table can show, each in a column of its own (encodings.csv-dot-paths). */
export const leavesOf = (record: JsonRecord, above: readonly string[] = []): Leaf[] =>
  Object.entries(record).flatMap(([key, value]) => {
    const keys = [...above, key];
    return isObject(value) ? leavesOf(value, keys) : [{ keys, value }];
  });

/**
 * What a leaf's column may be called: its keys with dots between. Nothing says how a key that has a dot itself is
 * written, so with and without a backslash before it are both right.
 */
export const columnNames = ({ keys }: Leaf): readonly string[] => [
  ...new Set([keys.join('.'), keys.map((key) => key.replaceAll(/[\\.]/g, '\\$&')).join('.')]),
];
