import type { Input, OperationId, OperationTypes, Output } from '@workspace-api/contract';
import type { Result } from '../results/result.ts';

/** Sends the requests: a client of `createClient`. */
export type Caller = {
  request(method: never, path: never, init?: never): Promise<unknown>;
  /** Converts the JSON of a response, or a record of a list or a stream. */
  convert?(data: unknown): unknown;
};

/** The options of every method, in addition to the parameters of its operation. */
export type CallOptions = {
  /**
   * Aborts the call, which rejects with the signal's reason: for `AbortSignal.timeout`, a DOMException named `TimeoutError`.
   */
  signal?: AbortSignal | undefined;
  /** Additional request headers. */
  headers?: Record<string, string> | undefined;
  /** The time limit of each attempt, in milliseconds; the client's by default. */
  timeout?: number | undefined;
  /** The maximum number of retries, 0 for none; the client's by default. */
  retries?: number | undefined;
};

/** The query parameters of an operation. */
export type OperationQuery<Id extends OperationId> =
  Input<Id> extends { query?: infer Query }
    ? {
        [Name in keyof NonNullable<Query> as Exclude<Name, 'format' | 'bom'>]:
          | NonNullable<Query>[Name]
          | undefined;
      }
    : unknown;

/** The outcome of a method, by its operation. */
export type OperationResult<Id extends OperationId> = Result<OperationTypes[Id]>;

/**
 * The response to a call. Await it to get the JSON of a successful response. It rejects with an `ApiError` or a
 * `TransportError` otherwise.
 *
 * @example
 * const page = await api.pages.get('acme', 'page_01K9HOME');
 * const result = await api.pages.get('acme', 'page_01K9HOME').result();
 * if (result.ok) console.log(result.data.metadata.title, result.response.headers.get('ETag'));
 * else if (result.status === 404) console.log('Page not found.');
 */
export interface ResponsePromise<Id extends OperationId> extends Promise<Output<Id>> {
  /** The outcome of the call, discriminated by `ok`, `status` and `code`, with the response for its headers. */
  result(): Promise<OperationResult<Id>>;
}

/** A method, as a function that takes a client. */
export type Operation<Method extends (...input: never[]) => unknown> = (
  client: Caller,
  ...input: Parameters<Method>
) => ReturnType<Method>;
