import { type OpenApiDocument, resolve, type Schema } from '../openapi-document.ts';

/** A record of a list, as JSON. */
export type ListRecord = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is ListRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The paths of keys to each value of a record that isn't an object itself. */
const listLeaves = (record: ListRecord, above: readonly string[] = []): string[][] =>
  Object.entries(record).flatMap(([key, value]) =>
    isObject(value) && Object.keys(value).length > 0 ? listLeaves(value, [...above, key]) : [[...above, key]],
  );

/** The paths of keys to each property of a schema that has no properties itself. */
const declaredBy = (document: OpenApiDocument, schema: Schema, above: readonly string[] = []): string[][] =>
  Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const below = declaredBy(document, resolve<Schema>(document, property), [...above, key]);
    return below.length > 0 ? below : [[...above, key]];
  });

const isBelow = (column: readonly string[], other: readonly string[]) =>
  other.length > column.length && column.every((key, index) => other[index] === key);

/**
 * The columns of CSV and TSON, each as the path of keys to its value. They are the properties of the record's schema in order.
 * An open object is replaced with the keys that occur in the records.
 */
export const listColumns = (
  document: OpenApiDocument,
  schema: Schema,
  records: readonly ListRecord[],
): string[][] => {
  const leaves = records.flatMap((record) => listLeaves(record));
  return declaredBy(document, schema).flatMap((column) => {
    const below = leaves.filter((leaf) => isBelow(column, leaf));
    return below.length === 0 ? [column] : [...new Map(below.map((leaf) => [leaf.join('.'), leaf])).values()];
  });
};

/** Returns the value of a record in a column, or undefined if the record has none. */
export const valueIn = (record: ListRecord, column: readonly string[]): unknown =>
  column.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), record);
