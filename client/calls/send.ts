import { type FetchResult, toApiError } from '../results/to-result.ts';
import type { Caller } from './operation.ts';

type Request = (method: string, path: string, init: object) => Promise<FetchResult>;

/** Sends a request with openapi-fetch, which returns the data or the error of the response. */
export const send = (client: Caller, method: string, path: string, init: object): Promise<FetchResult> =>
  (client.request as unknown as Request)(method, path, init);

/**
 * Reads a path, and returns the response with its data.
 *
 * @throws ApiError if the response is an error
 */
export const read = async (client: Caller, path: string, init: object): Promise<FetchResult> => {
  const result = await send(client, 'get', path, init);
  if (!result.response.ok) throw toApiError(result);
  return result;
};
