const requestsByBody = new WeakMap<ReadableStream, unknown>();

/**
 * Keeps requests in memory as long as the body of their response. In Node a signal no longer reaches the signals of the
 * requests that it was given to once one of them is collected (nodejs/undici#3644): an abort would not end a stream.
 */
const keepRequests = (response: Response, ...requests: unknown[]): Response => {
  const { body } = response;
  if (body) requestsByBody.set(body, [requests, requestsByBody.get(body)]);
  return response;
};

/**
 * A copy of a request, to send it more than once. Unlike that of `clone`, its signal stays connected in Node for as long
 * as the copy is kept (nodejs/undici#4068).
 */
export const copyRequest = (request: Request): Request =>
  new Request(request.clone(), { signal: request.signal });

/** What sends a request: `fetch` itself, the `fetch` of a sandbox, or a wrapped one. */
export type Send = (request: Request) => Response | Promise<Response>;

/** A function of a `fetch` that gives a `fetch`. Wrappers compose: `retries()(timeouts(10_000)(fetch))`. */
export type FetchWrapper = (next: Send) => typeof fetch;

/**
 * Makes a wrapper of a function that sees each request.
 *
 * The request is the wrapper's own: it may set headers, and has to clone it to send it more than once.
 *
 * @example
 * const traced = wrapFetch((request, next) => {
 *   request.headers.set('traceparent', newTrace());
 *   return next(request);
 * });
 * const client = createClient({ baseUrl, token, fetch: traced(fetch) });
 */
export const wrapFetch =
  (send: (request: Request, next: Send) => Response | Promise<Response>): FetchWrapper =>
  (next) =>
  async (input, init) => {
    const request = new Request(input, init);
    const response = await send(request, async (sentRequest) =>
      keepRequests(await next(sentRequest), sentRequest),
    );
    return keepRequests(response, input, request);
  };
