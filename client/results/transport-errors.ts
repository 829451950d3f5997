/** No response from the API: the base class of the five errors. */
abstract class NoResponseError extends Error {
  abstract readonly kind: string;

  constructor({ method, url }: Request, problem: string, cause?: unknown) {
    super(`${method} ${url}: ${problem}`, { cause });
  }
}

/** A response that isn't from the API: the base class of the three body errors. */
abstract class BodyError extends NoResponseError {
  /** The response. Its body has been read. */
  readonly response: Response;
  /** The part of the body that could be read. */
  readonly body: string;

  constructor(request: Request, response: Response, problem: string, body: string, cause?: unknown) {
    super(request, `Expected JSON from the API, got ${response.status} with ${problem}`, cause);
    this.response = response;
    this.body = body;
  }
}

/** The response has no body, but JSON was expected. */
export class EmptyBodyError extends BodyError {
  override readonly name = 'EmptyBodyError';
  readonly kind = 'empty_body';

  constructor(request: Request, response: Response) {
    super(request, response, 'an empty body. Check for a proxy.', '');
  }
}

/** The response doesn't come from the API. It may be an HTML page of a proxy or the sign-in page of a network. */
export class UnexpectedBodyError extends BodyError {
  override readonly name = 'UnexpectedBodyError';
  readonly kind = 'unexpected_body';

  constructor(request: Request, response: Response, body: string) {
    super(request, response, `"${body.slice(0, 80)}". Check for a proxy.`, body);
  }
}

/** The response body ended early: the connection broke, or the JSON is incomplete. */
export class TruncatedBodyError extends BodyError {
  override readonly name = 'TruncatedBodyError';
  readonly kind = 'truncated_body';

  constructor(request: Request, response: Response, body: string, cause: unknown) {
    super(request, response, 'an incomplete body. Try again.', body, cause);
  }
}

/** No response arrived within the time limit. A write may still have been executed. */
export class TimeoutError extends NoResponseError {
  override readonly name = 'TimeoutError';
  readonly kind = 'timeout';

  /** @param limit in milliseconds */
  constructor(request: Request, limit: number) {
    super(request, `Expected a response within ${limit} ms, got none. Try again, or increase the time-out.`);
  }
}

/** No response arrived: the service could not be reached, or the connection broke. A write may have been executed. */
export class NetworkError extends NoResponseError {
  override readonly name = 'NetworkError';
  readonly kind = 'network';

  constructor(request: Request, cause: unknown) {
    // Node gives the reason in the cause of the cause: `ECONNREFUSED`. Browsers don't give it.
    const { code } = ((cause as Error | undefined)?.cause ?? {}) as { code?: string };
    const why = code ? `${cause} (${code})` : cause;
    super(request, `No response: ${why}. Check the URL and the connection.`, cause);
  }
}

/** The errors of calls without a response from the API, discriminated by `kind`. */
export type TransportError =
  | EmptyBodyError
  | UnexpectedBodyError
  | TruncatedBodyError
  | TimeoutError
  | NetworkError;

/** Whether an exception is a {@link TransportError}: one of the five errors of calls without a response from the API. */
export const isTransportError = (error: unknown): error is TransportError => error instanceof NoResponseError;
