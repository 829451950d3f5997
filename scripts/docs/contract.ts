import { readFileSync } from 'node:fs';
import type { OpenApiDocument, Operation } from '../generate/openapi-document.ts';
import { fromRoot } from '../generate/paths.ts';

/** Any part of an OpenAPI document. */
export type Node = { readonly [key: string]: unknown };

/** The bundled contract, with what the site reads of it. */
export type Bundle = OpenApiDocument & {
  readonly info: { readonly summary: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly webhooks: Readonly<
    Record<string, { readonly post: Operation & { readonly description: string } }>
  >;
};

/** The contract as one document. */
export const bundle = JSON.parse(readFileSync(fromRoot('generated/openapi.json'), 'utf8')) as Bundle;

/** Whether a value may have members. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the name of the schema that a reference leads to, or undefined for any other value. */
export const getSchemaName = (value: unknown): string | undefined =>
  isNode(value) && typeof value.$ref === 'string'
    ? /^#\/components\/schemas\/(.+)$/.exec(value.$ref)?.[1]
    : undefined;
