import { authorizationHeader, ownAuthorization } from './own-authorization.ts';
import { unlessAborted } from './unless-aborted.ts';
import { type FetchWrapper, wrapFetch } from './wrap-fetch.ts';

/** A token, or a function that gives the current one for each request. */
export type Token = string | (() => string | Promise<string>);

/**
 * Sends a token with every request that doesn't set its own `Authorization`; if that is empty, none is sent. Service
 * document: Authentication, rule 1.
 *
 * @param token undefined for a client without one
 * @example const send = bearerToken(() => vault.read('workspace-key'))(fetch);
 */
export const bearerToken = (token: Token | undefined): FetchWrapper =>
  wrapFetch(async (request, next) => {
    if (ownAuthorization(request) === null && token !== undefined) {
      const current = await unlessAborted(typeof token === 'string' ? token : token(), request.signal);
      request.headers.set(authorizationHeader, `Bearer ${current}`);
    }
    return next(request);
  });
