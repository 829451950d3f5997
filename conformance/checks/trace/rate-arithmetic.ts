import { resetMs } from '../../target/rate-limits.ts';
import { parseRateCount, type RateCount, wrongCount } from '../exchange/rate-limits.ts';
import { createFacts, type TraceCheck } from './traced-call.ts';

/** Checks the numbers of the rate limit headers: the remaining count is within the limit and never grows within a window. */
export const createRateArithmeticCheck = (): TraceCheck => {
  const counts = createFacts<RateCount & { windowEndsAt: number }>();
  return {
    ended: (response) => {
      const { call, exchange, endedAt, isClockMoved } = response;
      const { operation, token } = call;
      const count = parseRateCount(exchange);
      if (!operation?.scope || token === null || count === null || exchange.status === 401) return [];
      const last = counts.before(token, response)?.value;
      // Skips a window that may have ended during the request, and the response that opens a window.
      const windowEndsAt = endedAt + (resetMs(exchange) ?? 0) - 1_000;
      counts.set(token, { ...count, windowEndsAt }, response);
      const isSameWindow = last !== undefined && endedAt < last.windowEndsAt && !isClockMoved;
      const difference = wrongCount(count, isSameWindow ? last : null);
      // The first count of a window can only reveal a mistake.
      const isShown = difference !== null || isSameWindow;
      return isShown ? [{ clause: 'rate-limits.remaining-counts-down', difference }] : [];
    },
  };
};
