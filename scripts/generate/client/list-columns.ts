import { withoutKnownValues } from '../open-union.ts';
import { type OpenApiDocument, resolve, type Schema } from '../openapi-document.ts';

/** Describes a column by an example of its value, as in `Columns` of the client. Returns undefined for a plain string. */
const getSample = (schema: Schema): unknown => {
  const types = [schema.type ?? []].flat();
  if (types.includes('array')) return [];
  if (types.includes('number') || types.includes('integer')) return 0;
  if (types.includes('boolean')) return true;
  if (types.includes('object') || types.length === 0) return {};
  return types.includes('null') ? null : undefined;
};

/** Merges a schema with its references and `allOf`. */
export const mergeSchema = (document: OpenApiDocument, schema: Schema): Schema => {
  const { allOf = [], ...own } = withoutKnownValues(resolve<Schema>(document, schema));
  return Object.assign({}, ...allOf.map((part) => mergeSchema(document, part)), own);
};

const below = (
  document: OpenApiDocument,
  schema: Schema,
  above: string,
  optional: boolean,
): [string, unknown][] =>
  Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const resolvedProperty = mergeSchema(document, property);
    const isOptional = optional || !(schema.required ?? []).includes(key);
    const name = above + key;
    if (resolvedProperty.properties) return below(document, resolvedProperty, `${name}.`, isOptional);
    const kind = getSample(resolvedProperty);
    // The reader assumes a required string at the top level.
    if (kind === undefined && !isOptional && above === '') return [];
    // If null is allowed, an empty cell means null, even if the member may be absent.
    return [[isOptional && kind !== null ? `${name}?` : name, kind === undefined ? '' : kind]];
  });

/** The columns of a list's records in CSV and TSON that aren't plain strings, by their dot paths. */
export const listColumns = (document: OpenApiDocument, record: Schema): Record<string, unknown> =>
  Object.fromEntries(below(document, mergeSchema(document, record), '', false));
