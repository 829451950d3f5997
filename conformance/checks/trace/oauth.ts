import { operations } from '@workspace-api/contract';
import type { Exchange } from '../../target/exchange.ts';
import { isSuccess, member } from '../body.ts';
import type { TraceCheck, TraceCheckResult, TracedCall } from './traced-call.ts';

type Use = { by: Exchange };

const singleUse = {
  [operations.exchangeAuthorizationCode.id]: { member: 'auth_code', clause: 'oauth.code-single-use' },
  [operations.refreshSession.id]: { member: 'refresh_token', clause: 'oauth.refresh-token-single-use' },
} as const;

const findGrant = ({ operation, body }: TracedCall) => {
  const grantType = singleUse[operation?.id as keyof typeof singleUse];
  const value = grantType && member(body, grantType.member);
  return grantType && typeof value === 'string' ? { ...grantType, value } : null;
};

/** Checks that codes and refresh tokens can't be used again after a success, and that a refresh returns a new pair. */
export const createOAuthCheck = (): TraceCheck => {
  const used = new Map<string, Use>();
  const usedBefore = new WeakMap<TracedCall, Use>();
  const issued = new Map<string, Exchange>();

  const checkFreshPair = (call: TracedCall, body: unknown, exchange: Exchange): TraceCheckResult[] => {
    const pair = [member(body, 'access_token'), member(body, 'refresh_token')];
    const before = pair.map((one) => issued.get(String(one))).find((one) => one !== undefined);
    for (const one of pair) if (typeof one === 'string') issued.set(one, exchange);
    if (call.operation?.id !== operations.refreshSession.id) return [];
    const isOld = before !== undefined || pair.includes(member(call.body, 'refresh_token'));
    const difference = isOld ? { expected: 'two new tokens', got: 'a token that was issued before' } : null;
    return [{ clause: 'oauth.refresh-gives-fresh-pair', difference, ...(before && { before: [before] }) }];
  };

  return {
    started: (call) => {
      const grant = findGrant(call);
      const use = grant && used.get(grant.value);
      if (use) usedBefore.set(call, use);
    },
    ended: (call, { exchange, body }) => {
      const grant = findGrant(call);
      if (!grant) return [];
      const use = usedBefore.get(call);
      if (!isSuccess(exchange))
        return use && exchange.status < 500 && exchange.status !== 429
          ? [{ clause: grant.clause, difference: null, before: [use.by] }]
          : [];
      used.set(grant.value, { by: exchange });
      if (use) {
        const expected = 'a refusal: the code or refresh token was used before';
        return [
          {
            clause: grant.clause,
            difference: { expected, got: `status ${exchange.status}` },
            before: [use.by],
          },
        ];
      }
      return checkFreshPair(call, body, exchange);
    },
  };
};
