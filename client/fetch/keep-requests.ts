const kept = new WeakMap<ReadableStream, unknown>();

/**
 * Keeps requests in memory as long as the body of their response. In Node a signal no longer reaches the signals of the
 * requests that it was given to once one of them is collected (nodejs/undici#3644): an abort would not end a stream.
 */
export const keepRequests = (response: Response, ...requests: unknown[]): Response => {
  const { body } = response;
  if (body) kept.set(body, [requests, kept.get(body)]);
  return response;
};

/**
 * A copy of a request, to send it more than once. Unlike that of `clone`, its signal stays connected in Node for as long
 * as the copy is kept (nodejs/undici#4068).
 */
export const copyOf = (request: Request): Request => new Request(request.clone(), { signal: request.signal });
