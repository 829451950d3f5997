import { grants, headerNames, messages } from '@workspace-api/contract';
import type { Principal } from '../../core/principal.ts';
import { problem } from '../../core/problem.ts';
import { DatabaseUnavailableError } from '../../store/errors.ts';
import { update } from '../../store/rows.ts';
import { challenge, getBearerToken, malformedCredentials } from '../bearer.ts';
import type { Call, Middleware } from '../call.ts';

/**
 * Finds the caller of a request by the token of its Authorization header; undefined for a missing, malformed or unknown
 * token.
 */
export const findCaller = async (call: Call): Promise<Principal | undefined> => {
  const secret = getBearerToken(call.header('Authorization'));
  return secret === undefined ? undefined : call.context.callers.findPrincipal(secret);
};

/** Identifies the principal of the request. Responds with 401 to a missing, malformed or unknown token. */
export const authentication: Middleware = async (call) => {
  const principal = await findCaller(call);
  if (!principal) {
    const authorization = call.header('Authorization');
    call.unknownToken = authorization !== undefined;
    const isMalformed = authorization !== undefined && getBearerToken(authorization) === undefined;
    throw problem('unauthorized', {
      ...(isMalformed && { message: malformedCredentials }),
      headers: challenge(authorization !== undefined),
    });
  }
  call.principal = principal;
};

/** Records the use of a token at most once per second, so that not every read becomes a write. */
const recordUse = async ({
  context: { database },
  principal: { tokenId, lastUsedAt },
  at,
}: Call): Promise<void> => {
  const last_used_at = at.toISOString();
  const second = 'yyyy-mm-ddThh:mm:ss'.length;
  if (lastUsedAt?.slice(0, second) === last_used_at.slice(0, second)) return;
  await update(database, 'tokens', { id: tokenId }, { last_used_at }).catch((error: unknown) => {
    // A read can be processed although this can't be stored, for example while the disk is full.
    if (!(error instanceof DatabaseUnavailableError)) throw error;
  });
};

/**
 * Responds with 401 to a token that is revoked, expired or lacks its second factor. Records the use of any other token
 * (Authentication, rules 3 and 4; Auth hints).
 */
export const tokenState: Middleware = async (call) => {
  const { principal, at } = call;
  if (principal.dead) throw problem('token-revoked', { headers: challenge(true) });
  if (principal.expiresAt !== null && !(Date.parse(principal.expiresAt) > at.getTime()))
    // The client can refresh the token immediately.
    throw problem('token-expired', { headers: { ...challenge(true), [headerNames.retryAfter]: '0' } });
  if (principal.requiresMfa) throw problem('mfa-required', { headers: challenge(true) });
  await recordUse(call);
};

/** Responds with 403 to a token without the operation's scope, and names the scope (Authentication, rules 5 and 6). */
export const authorization: Middleware = ({ principal, operation: { scope, sessionOnly } }) => {
  if (scope !== null && !grants(principal.scopes, scope)) {
    throw problem('insufficient-scope', {
      message: messages['insufficient-scope']({ scope }),
      details: { required_scope: scope },
    });
  }
  if (sessionOnly && principal.kind !== 'session') throw problem('session-required');
};
