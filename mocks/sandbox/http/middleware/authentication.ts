import { problem } from '../../core/problem.ts';
import type { AppContext } from '../app-context.ts';
import type { Middleware } from '../call.ts';

// RFC 6750 section 2.1: credentials = "Bearer" 1*SP b64token; RFC 9110 section 11.1: the scheme's case doesn't matter.
const bearer = /^bearer +([A-Za-z0-9\-._~+/]+=*) *$/i;

/** RFC 6750 section 3: a 401 names the scheme, and the error where credentials were given at all. */
export const challenge = (given: boolean): Record<string, string> => ({
  'WWW-Authenticate': given ? 'Bearer error="invalid_token"' : 'Bearer',
});

/** Finds out who makes the request; 401 for a missing, malformed or unknown token. */
export const authentication = (context: AppContext): Middleware => {
  return async (call) => {
    const given = call.header('Authorization');
    const secret = given?.match(bearer)?.[1];
    const principal = secret === undefined ? undefined : await context.callers.findPrincipal(secret);
    if (!principal) {
      call.unknownToken = given !== undefined;
      throw problem('unauthorized', { headers: challenge(given !== undefined) });
    }
    call.principal = principal;
  };
};
