import type { FetchResponse } from 'openapi-fetch';
import { type FetchResult, toApiError } from './to-result.ts';

type MediaType = `${string}/${string}`;

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
export const unwrap = async <
  Operation extends Record<string | number, unknown>,
  Options,
  Media extends MediaType,
>(
  call: Promise<FetchResponse<Operation, Options, Media>>,
): Promise<ResultData<FetchResponse<Operation, Options, Media>>> => {
  const result: FetchResult = await call;
  if (!result.response.ok) throw toApiError(result);
  return result.data as ResultData<FetchResponse<Operation, Options, Media>>;
};
