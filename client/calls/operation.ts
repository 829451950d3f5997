import type { Input, OperationId, OperationTypes, Output } from '@workspace-api/contract';
import type { Result } from '../results/result.ts';

/** What sends the requests: a client of `createClient`. */
export type Caller = { request(method: never, path: never, init?: never): Promise<unknown> };

/** The options of every method, beside the parameters that its operation has. */
export type CallOptions = {
  /** Aborts the call, and rejects it with its reason: for `AbortSignal.timeout` a DOMException named `TimeoutError`. */
  signal?: AbortSignal | undefined;
  /** Further headers of the request. */
  headers?: Record<string, string> | undefined;
};

/** The parameters of an operation's query. */
export type OperationQuery<Id extends OperationId> =
  Input<Id> extends { query?: infer Query } ? Omit<NonNullable<Query>, 'format' | 'bom'> : unknown;

/**
 * The answer of a call. Awaited, it is the JSON of success, and throws an `ApiError` or a `TransportError` for anything
 * else.
 *
 * @example
 * const page = await api.pages.get('acme', 'page_01K9HOME');
 * const result = await api.pages.get('acme', 'page_01K9HOME').result();
 * if (result.ok) console.log(result.data.metadata.title, result.response.headers.get('ETag'));
 * else if (result.status === 404) console.log('There is no such page.');
 */
export interface ResponsePromise<Id extends OperationId> extends Promise<Output<Id>> {
  /** How the call ended, discriminated by `ok`, `status` and `code`, with the response for its headers. */
  result(): Promise<Result<OperationTypes[Id]>>;
}

/** A method as a function of a client. */
export type Operation<Method extends (...input: never[]) => unknown> = (
  client: Caller,
  ...input: Parameters<Method>
) => ReturnType<Method>;
