import type { Principal } from '../../core/principal.ts';
import { problem } from '../../core/problem.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { Middleware } from '../call.ts';

// RFC 6750 section 2.1: credentials = "Bearer" 1*SP b64token; RFC 9110 section 11.1: the scheme is case-insensitive.
const bearer = /^bearer +([A-Za-z0-9\-._~+/]+=*) *$/i;

/** The header of a 401, with the error if credentials were given (RFC 6750 section 3). */
export const challenge = (given: boolean): Record<string, string> => ({
  'WWW-Authenticate': given ? 'Bearer error="invalid_token"' : 'Bearer',
});

/** RFC 9110 section 11.4: credentials are a scheme, a space and the rest. */
const withScheme = /^(\S+) +\S/;

/** What is wrong with the form of credentials, without repeating them; undefined if nothing is, or none are given. */
const malformation = (given: string | undefined): string | undefined => {
  if (given === undefined || bearer.test(given)) return undefined;
  const [, scheme] = withScheme.exec(given) ?? [];
  const wanted = 'Send "Authorization: Bearer TOKEN".';
  if (/^bearer *$/i.test(given)) return `The Authorization header has no token after "Bearer". ${wanted}`;
  if (scheme === undefined) return `The Authorization header lacks the prefix "Bearer ". ${wanted}`;
  return /^bearer$/i.test(scheme)
    ? `The token in the Authorization header has characters that no token has. ${wanted}`
    : `The Authorization header does not start with "Bearer ". ${wanted}`;
};

/** Who makes a request, by the token of its Authorization header; undefined for a missing, malformed or unknown one. */
export const callerOf = async (
  { callers }: AppContext,
  authorization: string | undefined,
): Promise<Principal | undefined> => {
  const secret = authorization?.match(bearer)?.[1];
  return secret === undefined ? undefined : callers.findPrincipal(secret);
};

/** Identifies the principal of the request; 401 for a missing, malformed or unknown token. */
export const authentication =
  (context: AppContext): Middleware =>
  async (call) => {
    const given = call.header('Authorization');
    const principal = await callerOf(context, given);
    if (!principal) {
      call.unknownToken = given !== undefined;
      const message = malformation(given);
      throw problem('unauthorized', {
        ...(message && { message }),
        headers: challenge(given !== undefined),
      });
    }
    call.principal = principal;
  };
