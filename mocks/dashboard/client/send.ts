import type { OperationShape } from '@workspace-api/contract';
import { RequestError, readError } from './request-error.ts';

/** The arguments of an operation. */
export type AnyInput = {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
};

/** The path of an operation with its parameters and query filled in. */
export const formatUrl = (template: string, { path = {}, query = {} }: AnyInput): string => {
  const pathname = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(path[name])),
  );
  const parameters = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]));
  return parameters.length === 0 ? pathname : `${pathname}?${search}`;
};

/** A function that sends requests, such as the browser's own one. */
export type Fetch = typeof globalThis.fetch;

/** A successful response. Its body is undefined if it is empty. */
export type Reply = { readonly status: number; readonly headers: Headers; readonly body: unknown };

/**
 * Sends the request of an operation.
 *
 * @throws RequestError
 */
export const send = async (
  fetch: Fetch,
  { method, requestBody }: Pick<OperationShape, 'method' | 'requestBody'>,
  address: string,
  { header = {}, body }: AnyInput,
): Promise<Reply> => {
  const declared = Object.entries(header).map(([name, value]) => [name, String(value)]);
  const response = await fetch(address, {
    method,
    cache: 'no-store',
    headers: {
      ...Object.fromEntries(declared),
      ...(body !== undefined && requestBody && { 'Content-Type': requestBody.mediaType }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw new RequestError(
      `${method} ${address} didn't reach the sandbox. Is it running? (${String(error)})`,
      0,
    );
  });
  if (!response.ok) throw await readError(response);
  const rawBody = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: rawBody === '' ? undefined : (JSON.parse(rawBody) as unknown),
  };
};
