import { type OpenApiDocument, resolve, type Schema } from '../openapi-document.ts';

/** A record of a list, as JSON has it. */
export type ListRecord = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is ListRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The keys that lead to each value of a record that isn't an object itself. */
const listLeaves = (record: ListRecord, above: readonly string[] = []): string[][] =>
  Object.entries(record).flatMap(([key, value]) =>
    isObject(value) && Object.keys(value).length > 0 ? listLeaves(value, [...above, key]) : [[...above, key]],
  );

/** The keys that lead to each property of a schema that has no properties itself. */
const declaredBy = (document: OpenApiDocument, schema: Schema, above: readonly string[] = []): string[][] =>
  Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const below = declaredBy(document, resolve<Schema>(document, property), [...above, key]);
    return below.length > 0 ? below : [[...above, key]];
  });

const isBelow = (column: readonly string[], other: readonly string[]) =>
  other.length > column.length && column.every((key, index) => other[index] === key);

/**
 * The columns of CSV and TSON, each as the keys that lead to its value: the properties of the record's schema in
 * their order; in place of an open object, the keys that the records have there.
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

/** The value of a record in a column; undefined where the record has none. */
export const valueIn = (record: ListRecord, column: readonly string[]): unknown =>
  column.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), record);
