import { errors, headerNames, modeOfKey, type OperationId, operations } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import { alterJson, readError, readJson } from '../../wrappers/json.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';
import { getAuthorization } from '../lib/owners.ts';
import { withClock } from '../lib/with-clock.ts';

const clause = 'oauth.access-token-lasts-expires-in';

/** An expired session that one operation still accepts. */
const expiredAccepted = (id: OperationId): Mutant => ({
  clause,
  text: `The operation ${id} accepts expired access tokens.`,
  wrap: (next) => {
    let accepted = '';
    return async (request) => {
      const { again } = await repeatable(request);
      const response = await next(again());
      const header = getAuthorization(request);
      if (response.ok && modeOfKey(header.replace(/^Bearer /, '')) !== null) accepted = header;
      const isExpired = (await readError(response))?.code === errors['token-expired'].code;
      const applies = isExpired && accepted !== '' && findOperation(request)?.id === id;
      return applies ? next(again({ headers: { Authorization: accepted } })) : response;
    };
  },
});

const isPair = (id: string | undefined): boolean =>
  id === operations.exchangeAuthorizationCode.id || id === operations.refreshSession.id;

/** Shows a lifetime that differs from the real one. */
const changeLifetime = (text: string, change: (seconds: number) => number): Mutant => ({
  clause,
  text,
  wrap: (next) => async (request) => {
    const response = await next(request);
    if (!isPair(findOperation(request)?.id) || !response.ok) return response;
    return alterJson(response, (pair) => ({ ...pair, expires_in: change(Number(pair.expires_in)) }));
  },
});

const { status, code, message, details } = errors['token-expired'];
const refusal = { error: { code, message, details } };
const init = { status, headers: { [headerNames.retryAfter]: '0' } };

/** A server whose access tokens end this many seconds after `expires_in`, or before it if negative. */
const endingLater = (text: string, seconds: number): Mutant => ({
  clause,
  text,
  wrap: (next) => {
    const { server, now } = withClock(next);
    const ends = new Map<string, number>();
    let accepted = '';
    return async (request) => {
      const { again } = await repeatable(request);
      const response = await server(again());
      const header = getAuthorization(request);
      if (response.ok && modeOfKey(header.replace(/^Bearer /, '')) !== null) accepted = header;
      if (response.ok && isPair(findOperation(request)?.id)) {
        const { access_token: token, expires_in: lifetime } = (await readJson(response)) ?? {};
        ends.set(`Bearer ${String(token)}`, now() + Number(lifetime));
      }
      const end = ends.get(header);
      if (end === undefined) return response;
      const isExpired = (await readError(response))?.code === errors['token-expired'].code;
      if (isExpired && now() < end + seconds) return server(again({ headers: { Authorization: accepted } }));
      return !isExpired && now() >= end + seconds ? Response.json(refusal, init) : response;
    };
  },
});

export const expiredSessions: Record<string, Mutant> = {
  'expired-session-lists-workspaces': expiredAccepted(operations.listWorkspaces.id),
  'expired-session-reads-me': expiredAccepted(operations.getMe.id),
  'expired-session-accepted-for-ten-minutes': endingLater(
    'An access token is accepted for ten minutes after its expiry.',
    10 * 60,
  ),
  'session-ends-half-a-minute-early': endingLater(
    'An access token is rejected half a minute before its expiry.',
    -30,
  ),
  'lifetime-overstated': changeLifetime(
    'The member expires_in is twice the lifetime.',
    (seconds) => seconds * 2,
  ),
  'lifetime-understated': changeLifetime('The member expires_in is half the lifetime.', (seconds) =>
    Math.floor(seconds / 2),
  ),
};
