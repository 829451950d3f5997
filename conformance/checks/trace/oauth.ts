import { operations } from '@workspace-api/contract';
import { isSuccess, member } from '../body.ts';
import { createResult } from '../check-result.ts';
import { createFacts, type TraceCheck, type TracedCall } from './traced-call.ts';

const singleUse = {
  [operations.exchangeAuthorizationCode.id]: { member: 'auth_code', clause: 'oauth.code-single-use' },
  [operations.refreshSession.id]: { member: 'refresh_token', clause: 'oauth.refresh-token-single-use' },
} as const;
const fresh = 'oauth.refresh-gives-fresh-pair';

const findGrant = ({ operation, body }: TracedCall) => {
  const grantType = singleUse[operation?.id as keyof typeof singleUse];
  const value = grantType && member(body, grantType.member);
  return grantType && typeof value === 'string' ? { ...grantType, value } : null;
};

/** Checks that codes and refresh tokens can't be used again after a success, and that a refresh returns a new pair. */
export const createOAuthCheck = (): TraceCheck => {
  const used = createFacts<true>();
  const issued = createFacts<true>();
  return {
    ended: (response) => {
      const { call, exchange, body } = response;
      const grant = findGrant(call);
      if (!grant) return [];
      const isAccepted = isSuccess(exchange);
      const use = used.before(grant.value, response);
      if (isAccepted) used.set(grant.value, true, response);
      if (use) {
        if (exchange.status >= 500 || exchange.status === 429) return [];
        const expected = 'a refusal: the code or refresh token was used before';
        return [createResult(grant.clause, !isAccepted, expected, `status ${exchange.status}`, use.by)];
      }
      if (!isAccepted) return [];
      const pair = [member(body, 'access_token'), member(body, 'refresh_token')];
      const [before] = pair.flatMap((one) => issued.get(String(one))?.by ?? []);
      for (const one of pair) if (typeof one === 'string') issued.set(one, true, response);
      if (call.operation?.id !== operations.refreshSession.id) return [];
      const isNew = !before && !pair.includes(grant.value);
      return [createResult(fresh, isNew, 'two new tokens', 'a token that was issued before', before)];
    },
  };
};
