import { resetMs } from '../../target/rate-limits.ts';
import { parseRateCount, type RateCount, wrongCount } from '../exchange/rate-limits.ts';
import type { ClockWatch } from './clock-watch.ts';
import type { TraceCheck } from './traced-call.ts';

const clause = 'rate-limits.remaining-counts-down';

type Shown = RateCount & { windowEndsAt: number };

/** Checks the numbers of the rate limit headers: the remaining count is within the limit and never grows within a window. */
export const createRateArithmeticCheck = (clock: ClockWatch): TraceCheck<Shown> => {
  const countsByToken = new Map<string, Shown>();
  return {
    clauses: [clause],
    started: ({ token }) => countsByToken.get(token ?? ''),
    ended: (call, { exchange, endedAt }, last) => {
      const count = parseRateCount(exchange);
      if (!call.operation?.scope || call.token === null || exchange.status === 401) return [];
      if (count === null) return [];
      // Skips a window that may have ended during the request, and the response that opens a window.
      const windowEndsAt = endedAt + (resetMs(exchange) ?? 0) - 1_000;
      countsByToken.set(call.token, { ...count, windowEndsAt });
      const isSameWindow = last !== undefined && endedAt < last.windowEndsAt && !clock.isMoved();
      const difference = wrongCount(count, isSameWindow ? last : null);
      // The first count of a window can only reveal a mistake.
      return difference || isSameWindow ? [{ clause, difference }] : [];
    },
  };
};
