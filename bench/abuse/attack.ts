import { basePath, examples, mediaTypes } from '@workspace-api/contract';
import { controlPath } from '@workspace-api/contract/sandbox';

/** A request that is as expensive as its sender can make it. */
export type Attack = {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body, or a function that returns it for the number of the request. */
  readonly body?: string | ((number: number) => string);
};

/** The workspace that the attacks target. */
export const attacked = `${basePath}/workspaces/${examples.workspace.slug}`;

/** The attacked workspace on the control plane. */
export const controlled = `${controlPath}/workspaces/${examples.workspace.slug}`;

/** A number of characters just below the maximum size of a body in bytes. */
export const long = 1_000_000;

/** JSON items, separated by commas. */
export const many = (length: number, item: (index: number) => string): string =>
  Array.from({ length }, (_, index) => item(index)).join(',');

/** A JSON list that repeats an item as often as fits. */
export const filled = (item: string, length = long): string =>
  `[${many(Math.floor(length / (item.length + 1)), () => item)}]`;

/** Nested lists. */
export const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** A request with a body. */
export const post = (name: string, path: string, body: Attack['body'] = '', method = 'POST'): Attack => ({
  name,
  method,
  path,
  body,
});

/** A request without a body. */
export const get = (name: string, path: string, accept: string = mediaTypes.json): Attack => ({
  name,
  method: 'GET',
  path,
  headers: { Accept: accept },
});
