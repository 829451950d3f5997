import type { FetchResponse } from 'openapi-fetch';
import { ApiError, type ErrorEnvelope } from './api-error.ts';
import type { NoResponse, OperationType, Result } from './result.ts';
import { isTransportError } from './transport-errors.ts';

type MediaType = `${string}/${string}`;

/** The result of openapi-fetch for any operation. */
export type FetchResult = { readonly data?: unknown; readonly error?: unknown; readonly response: Response };

/** @throws anything that isn't a failed call, such as the reason of its `signal` or a programming error */
const noResponse = (error: unknown): NoResponse => {
  if (isTransportError(error))
    return { ok: false, status: null, code: null, error, response: error.response };
  throw error;
};

/** Reads the error from a response that isn't ok. */
export const toApiError = ({ response, error }: FetchResult): ApiError =>
  new ApiError(response, (error as ErrorEnvelope).error);

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
  (call as Promise<FetchResult>).then((result) => {
    const { data, response } = result;
    const { status } = response;
    if (response.ok) return { ok: true, status, data, response };
    const error = toApiError(result);
    return { ok: false, status, code: error.code, error, response };
  }, noResponse) as Promise<Result<Operation>>;
