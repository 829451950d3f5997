import { operations } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import type { Exchange } from '../../target/exchange.ts';

/** The operations that end the validity of a token. */
const revoking: readonly string[] = [
  operations.revokeToken.id,
  operations.rotateToken.id,
  operations.refreshSession.id,
];

/** Creates the record of a run's revocations, and of the refusals that they may have caused. */
export const createRevocations = () => {
  let last: Exchange | null = null;
  /** The last revocation before each token's last success, by `Authorization`. */
  const before = new Map<string, Exchange | null>();
  const causes = new WeakMap<Exchange, Exchange>();
  return {
    /** Notes an exchange, in order. */
    note: (exchange: Exchange): void => {
      const { authorization } = exchange.request.headers;
      if (authorization !== undefined && isSuccess(exchange)) before.set(authorization, last);
      const isRefused = exchange.status === 401 && authorization !== undefined;
      if (isRefused && last !== null && before.has(authorization) && before.get(authorization) !== last)
        causes.set(exchange, last);
      if (isSuccess(exchange) && revoking.includes(exchange.operation?.id ?? '')) last = exchange;
    },
    /** The last revocation between a token's last success and this refusal of the token; null if there is none. */
    findCause: (refusal: Exchange): Exchange | null => causes.get(refusal) ?? null,
  };
};
