import type { ErrorEnvelope } from '@workspace-api/contract';
import type { FetchResponse } from 'openapi-fetch';
import { ApiError } from './api-error.ts';
import type { OperationType, Result } from './result.ts';
import { isTransportError } from './transport-errors.ts';

type MediaType = `${string}/${string}`;

/** The result of openapi-fetch for any operation. */
export type FetchResult = { readonly data?: unknown; readonly error?: unknown; readonly response: Response };

/**
 * Returns the result of a successful call.
 *
 * @throws ApiError if the response is an error
 */
export const settle = (call: Promise<FetchResult>): Promise<FetchResult> =>
  call.then((result) => {
    const { response, error } = result;
    if (response.ok) return result;
    throw new ApiError(response, (error as ErrorEnvelope).error);
  });

/**
 * Returns the outcome of a call of {@link createClient}, for code that branches by status and code. It rejects only with the
 * reason of the call's `signal`.
 *
 * @example
 * const result = await toResult(client.GET('/approvals/{id}', { params: { path: { id } } }));
 * if (result.status === 404) showGone();
 */
export const toResult = <Operation extends OperationType, Options, Media extends MediaType>(
  call: Promise<FetchResponse<Operation, Options, Media>>,
): Promise<Result<Operation>> =>
  settle(call as Promise<FetchResult>).then(
    ({ data, response }) => ({ ok: true, status: response.status, data, response }),
    (error: unknown) => {
      const isApiError = error instanceof ApiError;
      // Anything else isn't a failed call, such as the reason of its `signal` or a programming error.
      if (!isApiError && !isTransportError(error)) throw error;
      const { status, code } = isApiError ? error : { status: null, code: null };
      return { ok: false, status, code, error, response: error.response };
    },
  ) as Promise<Result<Operation>>;

/** The data of a successful call. */
type ResultData<Result> = Result extends { error?: never; data: infer Data } ? Data : never;

/**
 * Returns the data of a call of {@link createClient}.
 *
 * @throws ApiError if the service responds with an error
 * @throws a {@link TransportError} if the API sent no response
 * @example
 * const page = await unwrap(client.GET('/workspaces/{slug}/pages/{id}', { params: { path: { slug, id } } }));
 */
export const unwrap = <Operation extends Record<string | number, unknown>, Options, Media extends MediaType>(
  call: Promise<FetchResponse<Operation, Options, Media>>,
): Promise<ResultData<FetchResponse<Operation, Options, Media>>> =>
  settle(call as Promise<FetchResult>).then(({ data }) => data) as never;
