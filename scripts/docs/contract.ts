import { readFileSync } from 'node:fs';
import {
  isNode,
  listOperations,
  type OpenApiDocument,
  type OperationEntry,
} from '../generate/openapi-document.ts';
import { fromRoot } from '../generate/paths.ts';

export { isNode, type Node } from '../generate/openapi-document.ts';

/** The bundled contract, with what the site reads of it. */
export type Bundle = OpenApiDocument & {
  readonly info: { readonly summary: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
};

/** The contract as one document. */
export const bundle = JSON.parse(readFileSync(fromRoot('generated/openapi.json'), 'utf8')) as Bundle;

/** The part of the contract about an operation or a webhook. @throws Error if the contract has none with this id */
export const getEntry = (id: string): OperationEntry => {
  const all = [...listOperations(bundle), ...listOperations(bundle, bundle.webhooks)];
  const entry = all.find(({ operation, path }) => operation.operationId === id || path === id);
  if (!entry) throw new Error(`Expected an operation or a webhook event of the contract, got "${id}".`);
  return entry;
};

/** Returns the name of the schema that a reference leads to, or undefined for any other value. */
export const getSchemaName = (value: unknown): string | undefined =>
  isNode(value) && typeof value.$ref === 'string'
    ? /^#\/components\/schemas\/(.+)$/.exec(value.$ref)?.[1]
    : undefined;
