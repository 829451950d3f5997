import { isSuccess } from '../body.ts';
import { summarizeResponse } from './format-value.ts';
import type { Death, TokenBook } from './token-book.ts';
import type { TraceCheck, TracedCall } from './traced-call.ts';

/** Checks requests whose key was already revoked or rotated when they were sent. */
export const createDeadTokenCheck = (book: TokenBook): TraceCheck => {
  const deaths = new WeakMap<TracedCall, Death>();
  const rejectedTokens = new Set<string>();
  return {
    started: (call) => {
      const death = book.get(call.token)?.death;
      if (death && call.operation?.scope) deaths.set(call, death);
    },
    ended: (call, { exchange }) => {
      const death = deaths.get(call);
      if (!death || call.token === null) return [];
      const before = [death.by];
      if (exchange.status === 401) {
        rejectedTokens.add(call.token);
        return [{ clause: death.clause, difference: null, before }];
      }
      if (!isSuccess(exchange)) return [];
      const isRevived = death.clause === 'tokens.revoke-is-immediate' && rejectedTokens.has(call.token);
      return [
        {
          clause: isRevived ? 'tokens.revoke-is-permanent' : death.clause,
          difference: { expected: 'status 401', got: summarizeResponse(exchange) },
          before,
        },
      ];
    },
  };
};
