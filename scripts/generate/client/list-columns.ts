import { type OpenApiDocument, resolve, type Schema } from '../openapi-document.ts';

/** A column by an example of its value, as `Columns` of the client describes it; undefined for a plain text. */
const getSample = (schema: Schema): unknown => {
  const types = [schema.type ?? []].flat();
  if (types.includes('array')) return [];
  if (types.includes('number') || types.includes('integer')) return 0;
  if (types.includes('boolean')) return true;
  if (types.includes('object') || types.length === 0) return {};
  return types.includes('null') ? null : undefined;
};

/** A schema with what its references and `allOf` say. */
const mergeSchema = (document: OpenApiDocument, schema: Schema): Schema => {
  const { allOf = [], ...own } = resolve<Schema>(document, schema);
  return Object.assign({}, ...(allOf as Schema[]).map((part) => mergeSchema(document, part)), own);
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
    // A text at the top that is always there is what the reader assumes.
    if (kind === undefined && !isOptional && above === '') return [];
    // Where null is allowed, it is what an empty cell means, even if the member may be absent.
    return [[isOptional && kind !== null ? `${name}?` : name, kind === undefined ? '' : kind]];
  });

/** The columns of a list's records in CSV and TSON that are no plain texts, by their dot paths. */
export const listColumns = (document: OpenApiDocument, record: Schema): Record<string, unknown> =>
  Object.fromEntries(below(document, mergeSchema(document, record), '', false));
