import * as fc from 'fast-check';
import { type JsonSchema, listAlternatives, listTypes, resolved } from './json-schema.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const character = fc.constantFrom(...letters, ...' -_.,:;"\'/ÄßéЖ日🙂');

// Longer strings reveal nothing new and make bodies large.
const longest = 40;

const validString = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  // Servers differ in what a pattern or format allows. The examples are known to be valid.
  if (schema.pattern !== undefined || schema.format !== undefined) {
    if (schema.examples?.length) return fc.constantFrom(...schema.examples);
    if (schema.pattern !== undefined) return fc.stringMatching(new RegExp(schema.pattern));
    throw new Error(`A string of format ${schema.format} needs an example to be generated.`);
  }
  const minLength = schema.minLength ?? 0;
  const maxLength = Math.max(minLength, Math.min(schema.maxLength ?? longest, longest));
  // Leading and trailing blanks are omitted: a server may trim them, since the service document doesn't rule that out.
  return fc
    .string({ unit: character, minLength, maxLength })
    .map((value) => value.trim())
    .filter((value) => value.length >= minLength);
};

const validObject = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  const properties = Object.entries(schema.properties ?? {});
  const requiredKeys = schema.required ?? [];
  return fc.record(Object.fromEntries(properties.map(([name, property]) => [name, validValue(property)])), {
    requiredKeys: requiredKeys as string[],
    noNullPrototype: true,
  });
};

const validArray = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  const item = validValue(schema.items ?? {});
  const minLength = schema.minItems ?? 0;
  const maxLength = Math.min(schema.maxItems ?? minLength + 2, minLength + 2);
  return schema.uniqueItems
    ? fc.uniqueArray(item, { minLength, maxLength, comparator: 'SameValue' })
    : fc.array(item, { minLength, maxLength });
};

const numberBounds = ({ minimum, maximum }: JsonSchema) => ({
  min: minimum ?? (maximum === undefined ? 0 : maximum - 1000),
  max: maximum ?? (minimum ?? 0) + 1000,
});

const arbitraryByType: Record<string, (schema: JsonSchema) => fc.Arbitrary<unknown>> = {
  string: validString,
  integer: (schema) => fc.integer(numberBounds(schema)),
  number: (schema) => fc.double({ ...numberBounds(schema), noNaN: true }),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  object: validObject,
  array: validArray,
};

/** Values that are valid under a schema of the contract. */
export const validValue = (from: JsonSchema): fc.Arbitrary<unknown> => {
  const schema = resolved(from);
  if (schema.oneOf) return fc.oneof(...listAlternatives(schema).map(validValue));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  // Any value is valid; plain ones are enough.
  if (schema.type === undefined)
    return fc.oneof(validString({}), fc.integer({ min: 0, max: 1000 }), fc.boolean());
  return fc.oneof(
    ...listTypes(schema).map((type) => (arbitraryByType[type] as (typeof arbitraryByType)[string])(schema)),
  );
};
