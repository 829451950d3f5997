import { headerNames } from '@workspace-api/contract';
import { resetMs, wholeNumber } from '../../target/retry-after.ts';
import type { ClockWatch } from './clock-watch.ts';
import type { TracedCall, TraceJudge, TraceJudgement } from './traced-call.ts';

const clause = 'rate-limits.remaining-counts-down';

type Shown = { limit: number; remaining: number; windowEndsAt: number };

/** Judges the numbers of the rate limit headers: what remains is within the limit, and grows in no window. */
export const createRateArithmeticJudge = (clock: ClockWatch): TraceJudge => {
  const shown = new Map<string, Shown>();
  const before = new WeakMap<TracedCall, Shown>();
  return {
    started: (call) => {
      const last = shown.get(call.token ?? '');
      if (last) before.set(call, last);
    },
    ended: (call, { exchange, endedAt }): TraceJudgement[] => {
      const limit = wholeNumber(exchange, headerNames.rateLimitLimit);
      const remaining = wholeNumber(exchange, headerNames.rateLimitRemaining);
      if (!call.operation?.scope || call.token === null || exchange.status === 401) return [];
      if (limit === null || remaining === null) return [];
      const last = before.get(call);
      // A window that may have ended during the request is left out, and so is the answer that opens one.
      const windowEndsAt = endedAt + (resetMs(exchange) ?? 0) - 1_000;
      shown.set(call.token, { limit, remaining, windowEndsAt });
      const isSameWindow = last !== undefined && endedAt < last.windowEndsAt && !clock.isMoved();
      if (remaining > limit)
        return [{ clause, difference: { expected: `0 to ${limit} remaining`, got: `${remaining}` } }];
      if (!isSameWindow) return [];
      const got = `${remaining} of ${limit}`;
      const isRight = limit === last.limit && remaining <= last.remaining;
      const difference = isRight ? null : { expected: `at most ${last.remaining} of ${last.limit}`, got };
      return [{ clause, difference }];
    },
  };
};
