import { getBody } from '../fetch/buffer-response.ts';
import type { Clock } from '../fetch/clock.ts';
import { type FetchWrapper, wrapFetch } from '../fetch/wrap-fetch.ts';
import { describeRequest } from '../results/describe-request.ts';
import { redactBody, redactCredentials, redactHeaders } from './redact.ts';

/** A request as it is sent, without its secrets. */
export type SentRequest = {
  readonly method: string;
  readonly url: string;
  /** The path of the URL, without its query. */
  readonly path: string;
  /** The headers, by their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The JSON; undefined without a body. */
  readonly body: unknown;
};

/** A response, without its secrets. */
export type ReceivedResponse = {
  readonly request: SentRequest;
  readonly status: number;
  /** The header `X-Request-Id`, if there is one. */
  readonly requestId: string | undefined;
  /** How long the attempt took, in milliseconds. */
  readonly duration: number;
  /** The headers, by their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The JSON; undefined without a body, and for NDJSON, CSV and TSON, which are streamed. */
  readonly body: unknown;
};

/** Functions that observe the attempts of a client, for logs and metrics. Their arguments have no secrets. */
export type Hooks = {
  /** Called before each attempt, also before retries and refreshes of a session. */
  readonly onRequest?: ((request: SentRequest) => void) | undefined;
  /** Called after each response. A call without a response throws its error, or calls `onRetry`. */
  readonly onResponse?: ((response: ReceivedResponse) => void) | undefined;
};

/** A TypeError of `fetch` is a network failure, which would be retried. */
const notify = <Value>(hook: ((value: Value) => void) | undefined, value: Value): void => {
  try {
    hook?.(value);
  } catch (cause) {
    throw new Error(`A hook of the client failed: ${cause}`, { cause });
  }
};

/**
 * Calls functions for each attempt. Their arguments are redacted: credentials in headers, secret fields of bodies, and keys and
 * tokens anywhere. Pass it to `createCaller` as `observe`; other clients take the functions as options.
 *
 * @throws Error if a function throws; the call isn't retried
 * @example
 * const observe = hooks({ onResponse: ({ request, status, duration }) => console.debug(request.path, status, duration) });
 * const caller = createCaller({ baseUrl, token, observe });
 */
export const hooks = ({ onRequest, onResponse }: Hooks, clock?: Clock): FetchWrapper => {
  // The machine's time of day may be set back meanwhile.
  const now = () => clock?.now().getTime() ?? performance.now();
  return wrapFetch(async (request, next) => {
    if (!onRequest && !onResponse) return next(request);
    const { method } = request;
    const { path } = describeRequest(request);
    const json = await request.clone().text();
    const sent: SentRequest = {
      method,
      url: redactCredentials(request.url),
      path,
      headers: redactHeaders(request.headers),
      body: json ? redactBody(json, { method, path }, 'request') : undefined,
    };
    notify(onRequest, sent);
    const started = now();
    const response = await next(request);
    const body = getBody(response);
    notify(onResponse, {
      request: sent,
      status: response.status,
      requestId: describeRequest(request, response).requestId,
      duration: now() - started,
      headers: redactHeaders(response.headers),
      body: body ? redactBody(body, { method, path }, response.ok ? 'response' : undefined) : undefined,
    });
    return response;
  });
};
