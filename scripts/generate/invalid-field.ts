import { describeKeyword } from '../../generated/code/describe-keyword.ts';
import { readDescriptions } from './descriptions-table.ts';
import {
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type RequestBody,
  resolve,
  type Schema,
} from './openapi-document.ts';
import { fromRoot } from './paths.ts';

const formats = readDescriptions('format', fromRoot('openapi'));

/** An entry of `error.fields`. */
export type InvalidField = { path: string; reason: string; message: string };

/** Returns a way to violate a schema, by its first keyword. */
const breach = (schema: Schema): Omit<InvalidField, 'path'> => {
  const broken = (reason: string, keyword: string, params: Record<string, unknown>) => ({
    reason,
    message: `The value ${describeKeyword(keyword, params)}.`,
  });
  const { maxLength, minimum, type } = schema;
  if (maxLength !== undefined) return broken('too_long', 'maxLength', { limit: maxLength });
  if (minimum !== undefined) return broken('out_of_range', 'minimum', { limit: minimum });
  const alternatives = (schema.anyOf as Schema[] | undefined) ?? [schema];
  const expectedFormats = alternatives.flatMap(({ format }) => formats[String(format)] ?? []);
  return expectedFormats.length > 0
    ? { reason: 'format_mismatch', message: `The value must be ${expectedFormats.join(', or ')}.` }
    : broken('format_mismatch', 'type', { type });
};

const missing = (path: string): InvalidField => ({
  path,
  reason: 'missing',
  message: 'This field is required.',
});

/**
 * Returns a field of an operation's body as reported when it is invalid: the first required field, if any. An array is reported
 * by its first item.
 */
export const invalidBodyField = (
  document: OpenApiDocument,
  operation: Operation,
): InvalidField | undefined => {
  if (operation.requestBody === undefined) return undefined;
  const { content } = resolve<RequestBody>(document, operation.requestBody);
  const schema = resolve<Schema>(document, Object.values(content)[0]?.schema ?? {});
  const isArray = schema.type === 'array';
  const { properties = {}, required = [] } = isArray
    ? resolve<Schema>(document, schema.items as Schema)
    : schema;
  const at = isArray ? '/0/' : '/';
  if (required[0] !== undefined) return missing(at + required[0]);
  const [name, property] = Object.entries(properties)[0] ?? [];
  if (name === undefined || property === undefined) return undefined;
  return { path: at + name, ...breach(resolve<Schema>(document, property)) };
};

/** Returns a parameter of an operation's query as reported when it is invalid: the first number, if any. */
export const invalidQueryField = (
  document: OpenApiDocument,
  operation: Operation,
): InvalidField | undefined => {
  const query = (operation.parameters ?? [])
    .map((node) => resolve<Parameter>(document, node))
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) => ({ name, schema: resolve<Schema>(document, schema) }));
  const chosen = query.find(({ schema }) => schema.minimum !== undefined) ?? query[0];
  return chosen && { path: `/${chosen.name}`, ...breach(chosen.schema) };
};
