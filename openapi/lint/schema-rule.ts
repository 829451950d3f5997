import { schema as matchesSchema } from '@stoplight/spectral-functions';
import type { SpectralRule } from './rule.ts';

/** A JSON Schema (draft 7). */
export type JsonSchema = { readonly [keyword: string]: unknown };

export const operations = '$.paths[*][get,put,post,patch,delete]';
export const writes = '$.paths[*][put,post,patch,delete]';

/** A rule that checks each place with a JSON Schema, by Spectral's function `schema`. */
export const schemaRule = (
  description: string,
  given: string | string[],
  schema: JsonSchema,
  options: { readonly resolved?: boolean; readonly message?: string } = {},
): SpectralRule => ({
  description,
  message: '{{description}} Found: {{error}}.',
  severity: 'error',
  ...options,
  given,
  // biome-ignore lint/suspicious/noThenProperty: Spectral's name for the action of a rule.
  then: { function: matchesSchema, functionOptions: { dialect: 'draft7', allErrors: true, schema } },
});

/** Requires each step, one in the other, and applies a schema to the last: `at(['responses', '404'], {})`. */
export const at = (steps: readonly string[], schema: JsonSchema): JsonSchema =>
  steps.reduceRight<JsonSchema>(
    (inner, step) => ({ type: 'object', required: [step], properties: { [step]: inner } }),
    schema,
  );

/** Applies one of two schemas, depending on a third. */
export const when = (condition: JsonSchema, met: JsonSchema, unmet: JsonSchema = {}): JsonSchema => ({
  if: condition,
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
  then: met,
  else: unmet,
});

export const not = (schema: JsonSchema): JsonSchema => ({ not: schema });

export const has = (...keys: string[]): JsonSchema => ({ required: keys });

/** The operation requires a credential. */
export const isAuthenticated = at(['security'], { minItems: 1 });

/** The operation declares `x-pagination`. */
export const isList = has('x-pagination');

/** The operation has a parameter with this name, which also matches a schema. */
export const hasParameter = (name: string, schema: JsonSchema = {}): JsonSchema =>
  at(['parameters'], { contains: { allOf: [at(['name'], { const: name }), schema] } });

/** Applies a schema to the responses whose status matches a pattern. */
export const eachResponse = (status: string, schema: JsonSchema): JsonSchema => ({
  properties: { responses: { patternProperties: { [status]: schema } } },
});
