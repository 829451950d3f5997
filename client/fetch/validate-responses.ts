import { mediaTypes } from '@workspace-api/contract';
import type { ErrorEnvelope } from '../results/api-error.ts';
import {
  EmptyBodyError,
  NetworkError,
  TruncatedBodyError,
  UnexpectedBodyError,
} from '../results/transport-errors.ts';
import { type FetchWrapper, type Send, wrapFetch } from './wrap-fetch.ts';

/** Media types are case-insensitive (RFC 9110 section 8.3.1). */
const hasType = (response: Response, type: string): boolean =>
  response.headers.get('Content-Type')?.toLowerCase().startsWith(type) ?? false;

/** Responses without JSON: responses without a body (RFC 9110 section 6.4.1), and lists in another encoding. */
const isPassedOn = ({ method }: Request, response: Response): boolean =>
  method === 'HEAD' ||
  response.status === 204 ||
  (response.ok &&
    Object.values(mediaTypes).some((type) => type !== mediaTypes.json && hasType(response, type)));

const send = async (request: Request, next: Send): Promise<Response> => {
  try {
    return await next(request);
  } catch (cause) {
    request.signal.throwIfAborted();
    throw new NetworkError(request, cause);
  }
};

/** Reads the body of a response, and leaves it readable. */
const readBody = async (request: Request, response: Response): Promise<string> => {
  try {
    return await response.clone().text();
  } catch (cause) {
    request.signal.throwIfAborted();
    throw new TruncatedBodyError(request, response, '', cause);
  }
};

/**
 * Reads every response in full, and throws if it can't come from the API. The responses that it returns contain JSON, and
 * errors have the service's envelope. Lists in NDJSON, CSV and TSON are passed on as streams. Service document: Errors,
 * Envelope.
 *
 * @throws NetworkError, EmptyBodyError, UnexpectedBodyError, TruncatedBodyError
 * @example const send = retries()(validateResponses(fetch));
 */
export const validateResponses: FetchWrapper = wrapFetch(async (request, next) => {
  const response = await send(request, next);
  if (isPassedOn(request, response)) return response;
  const json = await readBody(request, response);
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
