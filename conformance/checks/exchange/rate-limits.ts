import { type ClauseId, headerNames } from '@workspace-api/contract';
import type { Exchange } from '../../target/exchange.ts';
import { parseIntegerHeader } from '../../target/rate-limits.ts';
import { isSuccess } from '../body.ts';
import { type Difference, type ExchangeCheck, unless } from '../check-result.ts';

const limit: string = headerNames.rateLimitLimit;
const names = [limit, headerNames.rateLimitRemaining, headerNames.rateLimitReset];
const family = limit.toLowerCase().slice(0, limit.lastIndexOf('-') + 1);

// A 401 means that the token is unknown, so no rate limit applies to it.
const hasKnownToken = ({ request, status }: Exchange) =>
  request.headers.authorization !== undefined && status !== 401;

const isWholeNumber = (value: string | undefined) => value !== undefined && /^\d+$/.test(value);

/** The rate limit headers of every response. */
export const rateLimitChecks: Partial<Record<ClauseId, ExchangeCheck>> = {
  'rate-limits.headers-present': (exchange) => {
    if (!hasKnownToken(exchange) || !isSuccess(exchange)) return undefined;
    const fits = Object.keys(exchange.headers).some((name) => name.startsWith(family));
    return unless(fits, 'X-RateLimit-* headers', 'none');
  },
  'rate-limits.header-names': (exchange) => {
    if (!hasKnownToken(exchange) || !isSuccess(exchange)) return undefined;
    const invalidHeader = names.find((name) => !isWholeNumber(exchange.headers[name.toLowerCase()]));
    const got = exchange.headers[invalidHeader?.toLowerCase() ?? ''] ?? 'none';
    return unless(invalidHeader === undefined, `${invalidHeader}, a whole number`, got);
  },
  'rate-limits.reset-in-seconds': (exchange) => {
    const value = exchange.headers[headerNames.rateLimitReset.toLowerCase()];
    if (!hasKnownToken(exchange) || !isWholeNumber(value)) return undefined;
    // A timestamp in seconds since 1970 would be far longer than any window.
    const fits = Number(value) <= 86_400 * 31;
    return unless(fits, 'seconds until the window ends', `${headerNames.rateLimitReset}: ${value}`);
  },
  'rate-limits.retry-after-present': (exchange) => {
    if (exchange.status !== 429) return undefined;
    const value = exchange.headers[headerNames.retryAfter.toLowerCase()];
    return unless(isWholeNumber(value), 'Retry-After, a whole number of seconds', value ?? 'none');
  },
};

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
