import { readFileSync } from 'node:fs';
import { fromRoot } from '../generate/paths.ts';

/** Any part of an OpenAPI document. */
export type Node = { readonly [key: string]: unknown };

/** The parts of the bundled contract that the site reads. */
export type Bundle = Node & {
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly summary: string;
    readonly description: string;
  };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Node>>>>;
  readonly webhooks: Readonly<
    Record<string, { readonly post: Node & { operationId: string; summary: string; description: string } }>
  >;
  readonly components: Readonly<Record<string, Readonly<Record<string, Node>>>>;
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
