/** A value of a record that is no object, with the dot path to it. */
export type Leaf = readonly [path: string, value: unknown];

/** The leaves of a record, in its order. Arrays are leaves. */
const leavesOf = (value: unknown, path = ''): Leaf[] => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, value]];
  return Object.entries(value).flatMap(([name, inner]) =>
    leavesOf(inner, path === '' ? name : `${path}.${name}`),
  );
};

/** Records as rows of cells below the paths that any of them has. */
export const tableOf = (records: readonly unknown[]): { paths: string[]; rows: unknown[][] } => {
  const flat = records.map((record) => new Map(leavesOf(record)));
  const paths = [...new Set(flat.flatMap((leaves) => [...leaves.keys()]))];
  return { paths, rows: flat.map((leaves) => paths.map((path) => leaves.get(path) ?? null)) };
};

/** A scalar, or an item of an array, as text. */
export const scalarText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
