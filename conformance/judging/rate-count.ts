import { headerNames } from '@workspace-api/contract';
import type { Exchange } from '../target/exchange.ts';
import { wholeNumber } from '../target/retry-after.ts';
import type { Difference } from './judgement.ts';

/** What an answer shows of the limit of its token. */
export type RateCount = { limit: number; remaining: number };

/** The count in an answer; null if it shows none. */
export const parseRateCount = (exchange: Pick<Exchange, 'headers'>): RateCount | null => {
  const limit = wholeNumber(exchange, headerNames.rateLimitLimit);
  const remaining = wholeNumber(exchange, headerNames.rateLimitRemaining);
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
  isAlone = false,
): Difference | null => {
  const got = `${remaining} of ${limit}`;
  const most = Math.min(before ? before.remaining - Number(isAlone) : limit, limit - Number(isAlone));
  if (before && limit !== before.limit) return { expected: `${most} of ${before.limit}`, got };
  const isRight = isAlone && before ? remaining === most : remaining <= most;
  return isRight ? null : { expected: `${isAlone && before ? '' : 'at most '}${most} of ${limit}`, got };
};
