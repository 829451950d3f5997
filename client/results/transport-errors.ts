import { describeCauses } from '@workspace-api/contract';
import { excerpt, redactCredentials } from '../hooks/redact.ts';
import { describeRequest, hide } from './describe-request.ts';

type Failure = { code?: string; cause?: Failure } | undefined;

/** The code of an exception of `fetch`. In Node it is in the cause. */
const getSystemCode = (error: unknown): string | undefined =>
  (error as Failure)?.cause?.code ?? (error as Failure)?.code;

/** No response from the API: the base class of the six errors. */
abstract class NoResponseError extends Error {
  abstract readonly kind: string;
  /** The method of the request. */
  declare readonly method: string;
  /** The path of the request, without its query. */
  declare readonly path: string;
  /** The status, if something else responded. */
  declare readonly status: number | undefined;
  /** The code of the system, such as `ECONNREFUSED`. Browsers don't give it. */
  declare readonly code: string | undefined;
  /** The header `X-Request-Id` of the response, if there is one. */
  declare readonly requestId: string | undefined;
  /** The response, if something else responded. Its body has been read. */
  declare readonly response: Response | undefined;

  constructor(request: Request, problem: string, cause?: unknown, response?: Response, body?: string) {
    const described = describeRequest(request, response);
    // The origin, because the address may be the mistake.
    super(`${request.method} ${new URL(request.url).origin}${excerpt(described.path)}: ${problem}`, {
      cause,
    });
    Object.assign(this, described, { code: getSystemCode(cause) });
    hide(this, { response, body });
  }
}

/** A response that isn't from the API: the base class of the three body errors. */
abstract class BodyError extends NoResponseError {
  declare readonly status: number;
  declare readonly response: Response;
  /** The part of the body that could be read. */
  declare readonly body: string;

  constructor(
    request: Request,
    response: Response,
    problem: string,
    body: string,
    cause?: unknown,
    expected = 'JSON',
  ) {
    super(request, `Expected ${expected}, got ${response.status} with ${problem}`, cause, response, body);
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

/**
 * The response doesn't come from the API, or isn't in the encoding that was requested. It may be an HTML page of a proxy or the
 * sign-in page of a network.
 */
export class UnexpectedBodyError extends BodyError {
  override readonly name = 'UnexpectedBodyError';
  readonly kind = 'unexpected_body';

  /** @param expected what the caller needs, for the message; JSON by default */
  constructor(request: Request, response: Response, body: string, expected?: string) {
    const type = response.headers.get('Content-Type') ?? 'no media type';
    super(request, response, `${excerpt(type)}. Check for a proxy.`, body, undefined, expected);
  }
}

/** The response body ended early: the connection broke, or the JSON is incomplete. */
export class TruncatedBodyError extends BodyError {
  override readonly name = 'TruncatedBodyError';
  readonly kind = 'truncated_body';

  /** @param cause why reading failed; undefined if the JSON ends early */
  constructor(request: Request, response: Response, body: string, cause?: unknown) {
    const why = cause === undefined ? '' : `: ${excerpt(describeCauses(cause))}`;
    super(request, response, `an incomplete body${why}. Try again.`, body, cause);
  }
}

/** The response is a redirect, which isn't followed: it could send a token or a secret to another server. */
export class RedirectError extends NoResponseError {
  override readonly name = 'RedirectError';
  readonly kind = 'redirect';
  /** The URL that it leads to. Browsers hide it, and the status. */
  declare readonly location: string | undefined;

  constructor(request: Request, response: Response) {
    const location = response.headers.get('Location') ?? undefined;
    // A query may contain a token.
    const place = excerpt(location?.replace(/[?#].*/s, '') ?? 'elsewhere');
    super(request, `Redirect to ${place} not followed. Correct baseUrl.`, undefined, response);
    hide(this, { location });
  }
}

/** No response arrived within the time limit. A write may still have been executed. */
export class TimeoutError extends NoResponseError {
  override readonly name = 'TimeoutError';
  readonly kind = 'timeout';

  /** @param limit in milliseconds */
  constructor(request: Request, limit: number) {
    super(request, `No response within ${limit} ms. Try again, or increase timeout.`);
  }
}

/** No response arrived: the service could not be reached, or the connection broke. A write may have been executed. */
export class NetworkError extends NoResponseError {
  override readonly name = 'NetworkError';
  readonly kind = 'network';

  constructor(request: Request, cause: unknown) {
    super(
      request,
      `No response: ${redactCredentials(describeCauses(cause))}. Check baseUrl and the connection.`,
      cause,
    );
  }
}

/** The errors of calls without a response from the API, discriminated by `kind`. */
export type TransportError =
  | EmptyBodyError
  | UnexpectedBodyError
  | TruncatedBodyError
  | RedirectError
  | TimeoutError
  | NetworkError;

/** Whether an exception is a {@link TransportError}: one of the six errors of calls without a response from the API. */
export const isTransportError = (error: unknown): error is TransportError => error instanceof NoResponseError;
