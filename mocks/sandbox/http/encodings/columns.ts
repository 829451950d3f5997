import { type RecordFields, recordFields } from '@workspace-api/contract';
import { isObject } from '../../core/json.ts';

/** One record of a list, with the same values as in JSON. */
export type ListRecord = Readonly<Record<string, unknown>>;

/** A column of CSV or TSON: the keys that lead to its values, and the dot path that is its name. */
export type Column = { readonly keys: readonly string[]; readonly name: string };

type Node = { readonly children: Map<string, Node>; holdsValue: boolean };

const node = (): Node => ({ children: new Map(), holdsValue: false });

const ensureChild = (parent: Node, key: string): Node => {
  const child = parent.children.get(key) ?? node();
  parent.children.set(key, child);
  return child;
};

const addFields = (target: Node, fields: RecordFields): void => {
  for (const [key, below] of Object.entries(fields)) addFields(ensureChild(target, key), below);
};

const addRecord = (target: Node, record: ListRecord): void => {
  for (const [key, value] of Object.entries(record)) {
    const child = ensureChild(target, key);
    if (isObject(value)) addRecord(child, value);
    else if (value !== null && value !== undefined) child.holdsValue = true;
  }
};

/** Escapes a dot within a key as `\.`, so that no two columns have the same name. */
const escapeKey = (key: string): string => key.replace(/[\\.]/g, '\\$&');

const columnsBelow = (parent: Node, keys: readonly string[]): Column[] =>
  [...parent.children].flatMap(([key, child]) => {
    const path = [...keys, key];
    const below = columnsBelow(child, path);
    if (below.length > 0 && !child.holdsValue) return below;
    return [{ keys: path, name: path.map(escapeKey).join('.') }, ...below];
  });

/**
 * Lists the columns of a page: every property of the record's schema in its order, so that an empty page has a header. For
 * an object with open properties, the columns are the keys of the page's records, so pages of one list may have different
 * columns (encodings.csv-dot-paths, encodings.tson-schema-line).
 */
export const listColumns = (schemaName: string, records: readonly ListRecord[]): Column[] => {
  const root = node();
  addFields(root, recordFields[schemaName] ?? {});
  for (const record of records) addRecord(root, record);
  return columnsBelow(root, []);
};

/** Returns a record's value in a column; null if there is none, or for an object whose keys are columns. */
export const valueIn = (record: ListRecord, column: Column): unknown => {
  let value: unknown = record;
  for (const key of column.keys) {
    if (!isObject(value) || !Object.hasOwn(value, key)) return null;
    value = value[key];
  }
  return isObject(value) ? null : (value ?? null);
};
