import { problem } from '../../core/problem.ts';
import type { AppContext } from '../app-context.ts';
import type { Middleware } from '../call.ts';

// RFC 6750 section 2.1: credentials = "Bearer" 1*SP b64token; RFC 9110 section 11.1: the scheme is case-insensitive.
const bearer = /^bearer +([A-Za-z0-9\-._~+/]+=*) *$/i;

/** The header of a 401, with the error if credentials were given (RFC 6750 section 3). */
export const challenge = (given: boolean): Record<string, string> => ({
  'WWW-Authenticate': given ? 'Bearer error="invalid_token"' : 'Bearer',
});

/** Identifies the principal of the request; 401 for a missing, malformed or unknown token. */
export const authentication =
  (context: AppContext): Middleware =>
  async (call) => {
    const given = call.header('Authorization');
    const secret = given?.match(bearer)?.[1];
    const principal = secret === undefined ? undefined : await context.callers.findPrincipal(secret);
    if (!principal) {
      call.unknownToken = given !== undefined;
      throw problem('unauthorized', { headers: challenge(given !== undefined) });
    }
    call.principal = principal;
  };
