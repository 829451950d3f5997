import { type ErrorEnvelope, mediaTypes } from '@workspace-api/contract';
import {
  EmptyBodyError,
  NetworkError,
  RedirectError,
  TruncatedBodyError,
  UnexpectedBodyError,
} from '../results/transport-errors.ts';
import { bufferResponse, getBody } from './buffer-response.ts';
import { type FetchWrapper, wrapFetch } from './wrap-fetch.ts';

/** A media type of a header without its parameters, and in lower case. */
const toMediaType = (value: string): string => value.split(';')[0]?.trim().toLowerCase() ?? '';

/** The media type of a response, without its parameters and in lower case (RFC 9110 section 8.3.1); empty without one. */
export const getMediaType = ({ headers }: Response): string => toMediaType(headers.get('Content-Type') ?? '');

const anyType = '*/*';

/**
 * The media types that a request accepts. The parameter `format` takes precedence over `Accept`. Service document: Output
 * encodings, rule 1.
 */
const listAccepted = ({ url, headers }: Request): string[] => {
  const format = new URL(url).searchParams.get('format');
  const byFormat = Object.entries(mediaTypes).find(([name]) => name === format)?.[1];
  const accept = byFormat ?? headers.get('Accept') ?? anyType;
  return accept.split(',').flatMap((one) => {
    const type = toMediaType(one);
    return type === anyType ? Object.values(mediaTypes) : type;
  });
};

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
 * errors have the service's envelope. A list in another encoding is passed on as a stream, if the request accepts that
 * encoding. Redirects are not followed. Service document: Errors, Envelope.
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
  const { method } = request;
  const { ok, status } = received;
  // Responses without a body (RFC 9110 section 6.4.1).
  if (method === 'HEAD' || status === 204) return received;
  const accepted = listAccepted(request);
  const type = getMediaType(received);
  if (ok && type !== mediaTypes.json && accepted.includes(type)) return received;
  const response = await convert(
    request,
    () => bufferResponse(received, request),
    (cause) => new TruncatedBodyError(request, received, '', cause),
  );
  const json = getBody(response);
  if (!json) throw new EmptyBodyError(request, response);
  // The request accepts only another encoding.
  if (ok && !accepted.includes(mediaTypes.json))
    throw new UnexpectedBodyError(request, response, json, accepted.join(' or '));
  let body: Partial<ErrorEnvelope> | null;
  try {
    body = JSON.parse(json);
  } catch {
    // Not as a cause, because the exception's message quotes the body.
    throw type === mediaTypes.json
      ? new TruncatedBodyError(request, response, json)
      : new UnexpectedBodyError(request, response, json);
  }
  if (!ok && typeof body?.error?.code !== 'string')
    throw new UnexpectedBodyError(request, response, json, 'an error of the API');
  return response;
});
