import { errors, keyPrefixes, operations, sessionPrefix, withoutPrefix } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import { alterJson, readJson, withJson } from '../../wrappers/json.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';
import { getAuthorization } from '../lib/owners.ts';
import { withClock } from '../lib/with-clock.ts';

const { getMe, mintToken, listInvoices, exchangeAuthorizationCode, refreshSession } = operations;

const quarter = 90 * 24 * 60 * 60;
const unknown = { headers: { Authorization: 'Bearer unknown' } };

/** Keys that expire like sessions. */
const keysExpire: Mutant = {
  clause: 'authentication.api-key-does-not-expire',
  text: 'A key is rejected 90 days after its creation.',
  wrap: (next) => {
    const { server, now } = withClock(next);
    const creationTimes = new Map<string, number>();
    return async (request) => {
      const { again } = await repeatable(request);
      const isOld = now() - (creationTimes.get(getAuthorization(request)) ?? now()) > quarter;
      const response = await server(again(isOld ? unknown : {}));
      if (response.ok && findOperation(request)?.id === mintToken.id)
        creationTimes.set(`Bearer ${String((await readJson(response))?.secret)}`, now());
      return response;
    };
  },
};

/** Sessions whose tokens look like any other JWT. */
const sessionsUnmarked: Mutant = {
  clause: 'authentication.session-token-prefix',
  text: `An access token is a JWT without the prefix ${sessionPrefix}.`,
  wrap: (next) => async (request) => {
    const { again } = await repeatable(request);
    const Authorization = getAuthorization(request).replace(/^Bearer (?=ey)/, `Bearer ${sessionPrefix}`);
    const response = await next(again(Authorization === '' ? {} : { headers: { Authorization } }));
    const id = findOperation(request)?.id;
    return response.ok && (id === exchangeAuthorizationCode.id || id === refreshSession.id)
      ? alterJson(response, (pair) => ({
          ...pair,
          access_token: withoutPrefix(String(pair.access_token)),
        }))
      : response;
  },
};

/** Credentials that are accepted in fewer cases than the API promises. */
export const narrowCredentials: Record<string, Mutant> = {
  'keys-expire': keysExpire,
  'session-refused-by-me': {
    clause: 'authentication.session-token-accepted',
    text: 'The operation getMe rejects sessions.',
    wrap: (next) => async (request) => {
      const { again } = await repeatable(request);
      const isRefused =
        getAuthorization(request).startsWith(`Bearer ${sessionPrefix}`) &&
        findOperation(request)?.id === getMe.id;
      return next(again(isRefused ? unknown : {}));
    },
  },
  'sessions-without-prefix': sessionsUnmarked,
  'invoices-absent-in-test-mode': {
    clause: 'authentication.test-key-has-same-surface',
    text: 'The list of invoices does not exist in test mode.',
    wrap: (next) => async (request) => {
      const response = await next(request);
      const { status, code } = errors['not-found'];
      const isAbsent =
        findOperation(request)?.id === listInvoices.id &&
        getAuthorization(request).startsWith(`Bearer ${keyPrefixes.test}`);
      return isAbsent
        ? withJson(response, status, { error: { code, message: 'Test mode has no invoices.' } })
        : response;
    },
  },
};
