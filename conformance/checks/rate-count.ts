import { headerNames } from '@workspace-api/contract';
import type { Exchange } from '../target/exchange.ts';
import { parseIntegerHeader } from '../target/retry-after.ts';
import type { Difference } from './check-result.ts';

/** What an answer shows of the limit of its token. */
export type RateCount = { limit: number; remaining: number };

/** The count in an answer; null if it shows none. */
export const parseRateCount = (exchange: Pick<Exchange, 'headers'>): RateCount | null => {
  const limit = parseIntegerHeader(exchange, headerNames.rateLimitLimit);
  const remaining = parseIntegerHeader(exchange, headerNames.rateLimitRemaining);
  return limit === null || remaining === null ? null : { limit, remaining };
};

/**
 * Whether a count doesn't follow from the one before it (`rate-limits.remaining-counts-down`).
 *
 * @param before the count of the request before it in the same window; null if there is none
 * @param isAlone whether nobody else uses the token: then each request takes exactly one off, and the first one too
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
