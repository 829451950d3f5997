const requestsByBody = new WeakMap<ReadableStream, unknown>();

/**
 * Keeps requests in memory as long as their response bodies. In Node, a signal stops reaching the requests that it was passed
 * to once one of them is garbage-collected (nodejs/undici#3644), so an abort would not end a stream.
 */
const keepRequests = (response: Response, ...requests: unknown[]): Response => {
  const { body } = response;
  if (body) requestsByBody.set(body, [requests, requestsByBody.get(body)]);
  return response;
};

/**
 * Copies a request, to send it more than once. Unlike with `clone`, the copy's signal stays connected in Node for as long as
 * the copy is kept (nodejs/undici#4068).
 */
export const copyRequest = (request: Request): Request =>
  new Request(request.clone(), { signal: request.signal });

/** A function that sends a request: `fetch` itself, the `fetch` of a sandbox, or a wrapped one. */
export type Send = (request: Request) => Response | Promise<Response>;

/** A function that wraps a `fetch`. Wrappers compose: `retries()(timeouts(10_000)(fetch))`. */
export type FetchWrapper = (next: Send) => typeof fetch;

/**
 * Creates a wrapper from a function that handles each request.
 *
 * The request belongs to the wrapper, which may set headers. To send it more than once, clone it.
 *
 * @example
 * const traced = wrapFetch((request, next) => {
 * request.headers.set('traceparent', newTrace());
 * return next(request);
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
