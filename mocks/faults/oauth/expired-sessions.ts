import { errors, modeOfKey, type OperationId, operations } from '@workspace-api/contract';
import { alterJson, errorOf } from '../../wrappers/json.ts';
import { operationOfRequest } from '../../wrappers/operation-of-request.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Fault } from '../lib/fault.ts';

const clause = 'oauth.access-token-lasts-expires-in';

/** An expired session that one operation still accepts. */
const expiredAccepted = (id: OperationId): Fault => ({
  clause,
  text: `The operation ${id} accepts expired access tokens.`,
  wrap: (next) => {
    let accepted = '';
    return async (request) => {
      const { again } = await repeatable(request);
      const response = await next(again());
      const header = request.headers.get('Authorization') ?? '';
      if (response.ok && modeOfKey(header.replace(/^Bearer /, '')) !== null) accepted = header;
      const isExpired = (await errorOf(response))?.code === errors['token-expired'].code;
      const applies = isExpired && accepted !== '' && operationOfRequest(request)?.id === id;
      return applies ? next(again({ headers: { Authorization: accepted } })) : response;
    };
  },
});

/** A lifetime that is shown in place of the real one. */
const shownLifetime = (text: string, shown: (seconds: number) => number): Fault => ({
  clause,
  text,
  wrap: (next) => async (request) => {
    const response = await next(request);
    const id = operationOfRequest(request)?.id;
    const isPair = id === operations.exchangeAuthorizationCode.id || id === operations.refreshSession.id;
    if (!isPair || !response.ok) return response;
    return alterJson(response, (pair) => ({ ...pair, expires_in: shown(Number(pair.expires_in)) }));
  },
});

export const expiredSessions: Record<string, Fault> = {
  'expired-session-lists-workspaces': expiredAccepted(operations.listWorkspaces.id),
  'expired-session-reads-me': expiredAccepted(operations.getMe.id),
  'lifetime-overstated': shownLifetime(
    'The member expires_in is twice the lifetime.',
    (seconds) => seconds * 2,
  ),
  'lifetime-understated': shownLifetime('The member expires_in is half the lifetime.', (seconds) =>
    Math.floor(seconds / 2),
  ),
};
