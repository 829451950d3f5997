import { type FetchResult, toApiError } from '../results/to-result.ts';
import type { Caller } from './operation.ts';

type Request = (method: string, path: string, init: object) => Promise<FetchResult>;

/** Sends a request by openapi-fetch, which gives the data or the error of its answer. */
export const send = (client: Caller, method: string, path: string, init: object): Promise<FetchResult> =>
  (client.request as unknown as Request)(method, path, init);

/**
 * Reads from a path, and gives the answer with its data.
 *
 * @throws ApiError if the answer is an error
 */
export const read = async (client: Caller, path: string, init: object): Promise<FetchResult> => {
  const result = await send(client, 'get', path, init);
  if (!result.response.ok) throw toApiError(result);
  return result;
};
