import { unlessAborted } from './unless-aborted.ts';
import { type FetchWrapper, wrapFetch } from './wrap-fetch.ts';

/** A token, or a function that gives the current one for each request. */
export type Token = string | (() => string | Promise<string>);

/**
 * Sends a token with every request that has no `Authorization` of its own; with an empty one, none is sent. Service
 * document: Authentication, rule 1.
 *
 * @example const send = bearerToken(() => vault.read('workspace-key'))(fetch);
 */
export const bearerToken = (token: Token): FetchWrapper =>
  wrapFetch(async (request, next) => {
    if (request.headers.get('Authorization') === '') request.headers.delete('Authorization');
    else if (!request.headers.has('Authorization')) {
      const current = typeof token === 'string' ? token : await unlessAborted(token(), request.signal);
      request.headers.set('Authorization', `Bearer ${current}`);
    }
    return next(request);
  });
