import { mediaTypes } from '@workspace-api/contract';
import type { ErrorEnvelope } from '../results/api-error.ts';
import {
  EmptyBodyError,
  NetworkError,
  RedirectError,
  TruncatedBodyError,
  UnexpectedBodyError,
} from '../results/transport-errors.ts';
import { bufferResponse, getBody } from './buffer-response.ts';
import { type FetchWrapper, wrapFetch } from './wrap-fetch.ts';

/** Media types are case-insensitive (RFC 9110 section 8.3.1). */
const hasType = (response: Response, type: string): boolean =>
  response.headers.get('Content-Type')?.toLowerCase().startsWith(type) ?? false;

/** Responses without JSON: responses without a body (RFC 9110 section 6.4.1), and lists in another encoding. */
const isPassedOn = ({ method }: Request, response: Response): boolean =>
  method === 'HEAD' ||
  response.status === 204 ||
  (response.ok &&
    Object.values(mediaTypes).some((type) => type !== mediaTypes.json && hasType(response, type)));

/** Converts the exceptions of a request or its body, except the reason of an abort. */
const convert = async <T>(
  request: Request,
  work: () => T | Promise<T>,
  toError: (cause: unknown) => Error,
): Promise<T> => {
  try {
    return await work();
  } catch (cause) {
    request.signal.throwIfAborted();
    throw toError(cause);
  }
};

/** Whether a response leads elsewhere. Browsers hide the status of a redirect that isn't followed. */
const isRedirect = ({ type, redirected, status }: Response): boolean =>
  redirected || type === 'opaqueredirect' || /^3(?!04)/.test(`${status}`);

/**
 * Reads every response in full, and throws if it can't come from the API. The responses that it returns contain JSON, and
 * errors have the service's envelope. Lists in NDJSON, CSV and TSON are passed on as streams. Redirects are not followed.
 * Service document: Errors, Envelope.
 *
 * @throws NetworkError, RedirectError, EmptyBodyError, UnexpectedBodyError, TruncatedBodyError
 * @example const send = retries()(validateResponses(fetch));
 */
export const validateResponses: FetchWrapper = wrapFetch(async (request, next) => {
  // Not `error`, which hides the target, and which workers of Cloudflare don't support.
  const received = await convert(
    request,
    () => next(new Request(request, { redirect: 'manual' })),
    (cause) => new NetworkError(request, cause),
  );
  if (isRedirect(received)) {
    received.body?.cancel().catch(() => {});
    throw new RedirectError(request, received);
  }
  if (isPassedOn(request, received)) return received;
  const response = await convert(
    request,
    () => bufferResponse(received, request),
    (cause) => new TruncatedBodyError(request, received, '', cause),
  );
  const json = getBody(response);
  if (!json) throw new EmptyBodyError(request, response);
  let body: Partial<ErrorEnvelope> | null;
  try {
    body = JSON.parse(json);
  } catch (cause) {
    throw hasType(response, mediaTypes.json)
      ? new TruncatedBodyError(request, response, json, cause)
      : new UnexpectedBodyError(request, response, json);
  }
  if (!response.ok && typeof body?.error?.code !== 'string') {
    throw new UnexpectedBodyError(request, response, json);
  }
  return response;
});
