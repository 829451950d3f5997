import { unlessAborted } from './unless-aborted.ts';
import { type FetchWrapper, wrapFetch } from './wrap-fetch.ts';

const header = 'Authorization';

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
    const { headers, signal } = request;
    const own = headers.get(header);
    if (own === '') headers.delete(header);
    else if (own === null) {
      const current = await unlessAborted(typeof token === 'string' ? token : token(), signal);
      headers.set(header, `Bearer ${current}`);
    }
    return next(request);
  });
