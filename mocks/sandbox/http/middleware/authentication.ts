import type { Principal } from '../../core/principal.ts';
import { problem } from '../../core/problem.ts';
import type { AppContext } from '../../domain/app-context.ts';
import { challenge, describeMalformation, getBearerToken } from '../bearer.ts';
import type { Middleware } from '../call.ts';

/**
 * Finds the caller of a request by the token of its Authorization header; undefined for a missing, malformed or unknown
 * token.
 */
export const findCaller = async (
  { callers }: AppContext,
  authorization: string | undefined,
): Promise<Principal | undefined> => {
  const secret = getBearerToken(authorization);
  return secret === undefined ? undefined : callers.findPrincipal(secret);
};

/** Identifies the principal of the request. Responds with 401 to a missing, malformed or unknown token. */
export const authentication =
  (context: AppContext): Middleware =>
  async (call) => {
    const authorization = call.header('Authorization');
    const principal = await findCaller(context, authorization);
    if (!principal) {
      call.unknownToken = authorization !== undefined;
      const message = describeMalformation(authorization);
      throw problem('unauthorized', {
        ...(message && { message }),
        headers: challenge(authorization !== undefined),
      });
    }
    call.principal = principal;
  };
