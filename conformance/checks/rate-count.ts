import { headerNames } from '@workspace-api/contract';
import type { Exchange } from '../target/exchange.ts';
import { parseIntegerHeader } from '../target/retry-after.ts';
import type { Difference } from './check-result.ts';

/** The rate limit of a token, as shown by a response. */
export type RateCount = { limit: number; remaining: number };

/** The count in a response; null if it has none. */
export const parseRateCount = (exchange: Pick<Exchange, 'headers'>): RateCount | null => {
  const limit = parseIntegerHeader(exchange, headerNames.rateLimitLimit);
  const remaining = parseIntegerHeader(exchange, headerNames.rateLimitRemaining);
  return limit === null || remaining === null ? null : { limit, remaining };
};

/**
 * Whether a count doesn't follow from the previous one (`rate-limits.remaining-counts-down`).
 *
 * @param before the count of the previous request in the same window; null if there is none
 * @param isExclusive whether no other client uses the token: then each request, including the first, reduces the count by exactly
 * one
 */
export const wrongCount = (
  { limit, remaining }: RateCount,
  before: RateCount | null,
  isExclusive = false,
): Difference | null => {
  const got = `${remaining} of ${limit}`;
  const most = Math.min(before ? before.remaining - Number(isExclusive) : limit, limit - Number(isExclusive));
  if (before && limit !== before.limit) return { expected: `${most} of ${before.limit}`, got };
  const isRight = isExclusive && before ? remaining === most : remaining <= most;
  return isRight ? null : { expected: `${isExclusive && before ? '' : 'at most '}${most} of ${limit}`, got };
};
