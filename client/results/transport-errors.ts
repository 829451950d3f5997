/** No answer of the API: what the five errors have in common. */
abstract class NoResponseError extends Error {
  abstract readonly kind: string;

  constructor({ method, url }: Request, problem: string, cause?: unknown) {
    super(`${method} ${url}: ${problem}`, { cause });
  }
}

/** An answer that isn't the API's: what the three errors of bodies have in common. */
abstract class BodyError extends NoResponseError {
  /** The answer; its body has been read. */
  readonly response: Response;
  /** The body, as far as it could be read. */
  readonly body: string;

  constructor(request: Request, response: Response, problem: string, body: string, cause?: unknown) {
    super(request, `Expected JSON of the API, got ${response.status} with ${problem}`, cause);
    this.response = response;
    this.body = body;
  }
}

/** The answer has no body, where JSON was expected. */
export class EmptyBodyError extends BodyError {
  override readonly name = 'EmptyBodyError';
  readonly kind = 'empty_body';

  constructor(request: Request, response: Response) {
    super(request, response, 'an empty body. Is there a proxy in between?', '');
  }
}

/** The answer comes from something else than the API, such as the HTML of a proxy or the sign-in page of a network. */
export class UnexpectedBodyError extends BodyError {
  override readonly name = 'UnexpectedBodyError';
  readonly kind = 'unexpected_body';

  constructor(request: Request, response: Response, body: string) {
    super(request, response, `"${body.slice(0, 80)}". Is there a proxy in between?`, body);
  }
}

/** The answer's body ended early: its connection broke, or its JSON is not complete. */
export class TruncatedBodyError extends BodyError {
  override readonly name = 'TruncatedBodyError';
  readonly kind = 'truncated_body';

  constructor(request: Request, response: Response, body: string, cause: unknown) {
    super(request, response, 'a body that breaks off. Try again.', body, cause);
  }
}

/** No answer came within the time limit. A write may have been executed all the same. */
export class TimeoutError extends NoResponseError {
  override readonly name = 'TimeoutError';
  readonly kind = 'timeout';

  /** @param limit in milliseconds */
  constructor(request: Request, limit: number) {
    super(request, `Expected an answer within ${limit} ms, got none. Try again, or raise the time-out.`);
  }
}

/** No answer came: the service could not be reached, or the connection broke. A write may have been executed. */
export class NetworkError extends NoResponseError {
  override readonly name = 'NetworkError';
  readonly kind = 'network';

  constructor(request: Request, cause: unknown) {
    // Node says why in the cause of the cause: `ECONNREFUSED`. Browsers don't say.
    const { code } = ((cause as Error | undefined)?.cause ?? {}) as { code?: string };
    const why = code ? `${cause} (${code})` : cause;
    super(request, `No answer: ${why}. Check the address and the connection.`, cause);
  }
}

/** Why a call got no answer of the API, by its `kind`. */
export type TransportError =
  | EmptyBodyError
  | UnexpectedBodyError
  | TruncatedBodyError
  | TimeoutError
  | NetworkError;

/** Whether an exception is one of the five. */
export const isTransportError = (error: unknown): error is TransportError => error instanceof NoResponseError;
