import { unlessAborted } from './clock.ts';
import { type FetchWrapper, wrapFetch } from './wrap-fetch.ts';

/** The request header with the token (RFC 9110 section 11.6.2). */
const authorizationHeader = 'Authorization';

/** The request's own `Authorization`. An empty one means that none is sent, and is removed. */
export const ownAuthorization = ({ headers }: Request): string | null => {
  const own = headers.get(authorizationHeader);
  if (own === '') headers.delete(authorizationHeader);
  return own;
};

/**
 * Sets the token of a request.
 *
 * @throws RangeError, which isn't retried, if a header can't contain the token. The platform's error would quote it
 */
export const authorize = ({ headers }: Request, token: string): void => {
  try {
    headers.set(authorizationHeader, `Bearer ${token}`);
  } catch {
    throw new RangeError('Expected a token in Latin-1, without a line break.');
  }
};

/** A token, or a function that returns the current one for each request. */
export type Token = string | (() => string | Promise<string>);

/**
 * Sends a token with every request that doesn't set its own `Authorization`. If that is empty, no token is sent. Service
 * document: Authentication, rule 1.
 *
 * @param token undefined for a client without one
 * @example const send = bearerToken(() => vault.read('workspace-key'))(fetch);
 */
export const bearerToken = (token: Token | undefined): FetchWrapper =>
  wrapFetch(async (request, next) => {
    if (ownAuthorization(request) === null && token !== undefined)
      authorize(request, await unlessAborted(typeof token === 'string' ? token : token(), request.signal));
    return next(request);
  });
