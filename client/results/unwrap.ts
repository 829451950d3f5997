import type { FetchResponse } from 'openapi-fetch';
import { type Answered, apiErrorOf } from './to-result.ts';

type MediaType = `${string}/${string}`;

/** What a call gives when it succeeds. */
type DataOf<Answer> = Answer extends { error?: never; data: infer Data } ? Data : never;

/**
 * The data of a call of {@link createClient}.
 *
 * @throws ApiError if the service answers with an error
 * @throws a {@link TransportError} if no answer of the API came
 * @example
 * const page = await unwrap(client.GET('/workspaces/{slug}/pages/{id}', { params: { path: { slug, id } } }));
 */
export const unwrap = async <
  Operation extends Record<string | number, unknown>,
  Options,
  Media extends MediaType,
>(
  call: Promise<FetchResponse<Operation, Options, Media>>,
): Promise<DataOf<FetchResponse<Operation, Options, Media>>> => {
  const answered: Answered = await call;
  if (!answered.response.ok) throw apiErrorOf(answered);
  return answered.data as DataOf<FetchResponse<Operation, Options, Media>>;
};
