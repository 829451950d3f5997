import type { Schema } from './openapi-document.ts';

/**
 * Replaces an open union, `anyOf: [{$ref: …}, {type: string}]`, with its second branch. The first branch only names the known
 * values, which the second one allows too.
 */
export const withoutKnownValues = (schema: Schema): Schema => {
  const { anyOf, ...others } = schema;
  const [component, open] = anyOf ?? [];
  return component?.$ref !== undefined && open?.type === 'string' ? { ...others, ...open } : schema;
};
