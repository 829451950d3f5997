import type { OperationShape } from '@workspace-api/contract';

/** The arguments of an operation. */
export type AnyInput = {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
};

/** A successful response. Its body is undefined if it is empty. */
export type Reply = { readonly status: number; readonly headers: Headers; readonly body: unknown };

/** Creates an idempotency key. `crypto.randomUUID` exists only on secure origins, which a sandbox on another machine isn't. */
export const createKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The path of an operation with its parameters and query filled in. */
export const formatUrl = (template: string, { path = {}, query = {} }: AnyInput): string => {
  const pathname = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(path[name])),
  );
  const parameters = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]));
  return parameters.length === 0 ? pathname : `${pathname}?${search}`;
};

/** The headers of an operation's request: its own, and the media type of its body. */
export const toHeaders = (
  { requestBody }: Pick<OperationShape, 'requestBody'>,
  { header = {}, body }: Pick<AnyInput, 'header' | 'body'>,
): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(header).map(([name, value]) => [name, String(value)])),
  ...(body !== undefined && requestBody && { 'Content-Type': requestBody.mediaType }),
});
