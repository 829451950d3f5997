import { type ClauseId, headerNames } from '@workspace-api/contract';
import type { Exchange } from '../../target/exchange.ts';
import { isSuccess } from '../body.ts';
import { type ExchangeCheck, unless } from '../check-result.ts';

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
