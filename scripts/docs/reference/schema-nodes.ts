import { mapValues, resolve, type Schema } from '../../generate/openapi-document.ts';
import { bundle, getSchemaName } from '../contract.ts';

/** Returns what a reference leads to, or the schema itself. @throws Error if the target doesn't exist */
export const resolveSchema = (schema: Schema = {}): Schema => resolve<Schema>(bundle, schema);

/** A member that both declare. A constant or another schema replaces the limits and the examples. */
const mergeMember = (one: Schema | undefined, other: Schema): Schema =>
  'const' in other || '$ref' in other || 'allOf' in other
    ? { description: one?.description, ...other }
    : { ...one, ...other };

const merge = (one: Schema, other: Schema): Schema => ({
  ...one,
  ...other,
  properties: {
    ...one.properties,
    ...mapValues(other.properties ?? {}, (node, name) => mergeMember(one.properties?.[name], node)),
  },
  required: [...new Set([...(one.required ?? []), ...(other.required ?? [])])],
});

/**
 * Returns a schema with the members of all parts of its `allOf`. A schema with one part, which adds only words to it, is that
 * part's reference.
 */
export const flatten = (schema: Schema): Schema => {
  const { allOf = [], ...rest } = resolveSchema(schema);
  return allOf.map(flatten).reduceRight((all, part) => merge(part, all), rest);
};

/** The name of the only schema that a node stands for: by `$ref`, or by an `allOf` of one `$ref`. */
export const referenceName = (node: Schema): string | undefined => {
  const { allOf = [], properties } = node;
  return (
    getSchemaName(node) ??
    (allOf.length === 1 && properties === undefined ? getSchemaName(allOf[0]) : undefined)
  );
};

/** The members of a schema's `oneOf` and `anyOf`. */
export const listAlternatives = ({ oneOf = [], anyOf = [] }: Schema): Schema[] => [...oneOf, ...anyOf];

/** The variants of an object: the members of its `oneOf` or `anyOf` that declare members themselves. */
export const listVariants = (schema: Schema): Schema[] => {
  const flat = flatten(schema);
  const { oneOf, anyOf, ...base } = flat;
  const variants = listAlternatives(flat).map(flatten);
  return variants.length > 1 && variants.every(({ properties }) => properties)
    ? variants.map((variant) => merge(base, variant))
    : [];
};

/** Titles a variant by the values of the member that distinguishes it: `op: add, replace, test`. */
export const titleVariant = ({ properties = {} }: Schema): string => {
  const [name, node] = Object.entries(properties).find(([, each]) => each.enum || 'const' in each) ?? [];
  return `${name}: ${(node?.enum ?? [node?.const]).join(', ')}`;
};
