import { mediaTypes } from '@workspace-api/contract';
import { bufferResponse, getBody } from '../fetch/buffer-response.ts';
import { type CallLimits, createFetch, type FetchOptions } from '../fetch/create-fetch.ts';
import type { FetchResult } from '../results/to-result.ts';
import type { Caller } from './operation.ts';

type Values = Readonly<Record<string, unknown>>;
type Init = Pick<RequestInit, 'signal'> &
  CallLimits & {
    readonly headers?: Readonly<Record<string, string>>;
    readonly baseUrl?: string;
    readonly filledPath: string;
    readonly params: { readonly query: Values };
    readonly body?: unknown;
    /** `stream` leaves the body unread. Otherwise it is parsed as JSON. */
    readonly parseAs?: 'stream';
  };

/** The options of a caller. */
export type CallerOptions = FetchOptions & {
  /** The base URL of the API, with its version: `https://api.example.test/v1`. */
  readonly baseUrl: string;
  /** Headers of every request; the headers of a call replace them. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
};

/**
 * Creates a client for methods and functions, a tenth of the size of {@link createClient}'s. It has no middleware, and supports
 * only JSON bodies and plain parameters, which is all that the contract uses.
 *
 * @example
 * const caller = createCaller({ baseUrl, token });
 * const agent = await getAgent(caller, 'acme', 'agt_01K9REFUND');
 */
export const createCaller = (options: CallerOptions): Caller => {
  const send = createFetch(options);
  const request = async (method: string, _path: string, init: Init): Promise<FetchResult> => {
    const {
      filledPath,
      params: { query },
      body,
      parseAs,
      baseUrl = options.baseUrl,
      signal = null,
    } = init;
    const url = new URL(baseUrl.replace(/\/$/, '') + filledPath);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, `${value}`);
    const headers = new Headers({ Accept: mediaTypes.json });
    for (const [name, value] of Object.entries({ ...options.headers, ...init.headers }))
      headers.set(name, value);
    if (body !== undefined) headers.set('Content-Type', mediaTypes.json);
    // The response is parsed as JSON.
    if (!parseAs) headers.set('Accept', mediaTypes.json);
    const sent = await send(url, {
      // Its limits.
      ...init,
      method: method.toUpperCase(),
      headers,
      body: JSON.stringify(body) ?? null,
      signal,
    });
    if (sent.ok && parseAs) return { response: sent, data: sent.body };
    // Its body stays unread, for callers that need the JSON as it was sent.
    const response = await bufferResponse(sent);
    const json = getBody(response);
    const data = json ? JSON.parse(json) : undefined;
    return response.ok ? { response, data } : { response, error: data };
  };
  // The operations pass what `createRequest` returns.
  return { request: request as never };
};
