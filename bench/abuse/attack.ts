import { basePath, examples, mediaTypes } from '@workspace-api/contract';
import { controlPath } from '@workspace-api/contract/sandbox';

/** A kind of request that is as expensive as its sender can make it. */
export type Attack = {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** By the number of the request. */
  readonly body?: string | ((number: number) => string);
};

/** The workspace that is attacked. */
export const attacked = `${basePath}/workspaces/${examples.workspace.slug}`;

/** The same on the control plane. */
export const controlled = `${controlPath}/workspaces/${examples.workspace.slug}`;

/** Nearly as many characters as a body may have bytes. */
export const long = 1_000_000;

/** Items of JSON, separated by commas. */
export const many = (length: number, item: (index: number) => string): string =>
  Array.from({ length }, (_, index) => item(index)).join(',');

/** A list of as many equal items as fit. */
export const filled = (item: string, length = long): string =>
  `[${many(Math.floor(length / (item.length + 1)), () => item)}]`;

/** Lists within lists. */
export const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** A request with a body. */
export const post = (name: string, path: string, body: Attack['body'] = '', method = 'POST'): Attack => ({
  name,
  method,
  path,
  body,
});

/** A request without one. */
export const get = (name: string, path: string, accept: string = mediaTypes.json): Attack => ({
  name,
  method: 'GET',
  path,
  headers: { Accept: accept },
});
