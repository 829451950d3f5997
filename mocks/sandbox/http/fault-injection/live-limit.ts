import { errors, headerNames } from '@workspace-api/contract';
import type { Allowance } from '../rate-limits/rate-limiter.ts';

type Headers = Readonly<Record<string, string>>;

/** The headers that report the remaining allowance of a rate limit. */
export const limitHeaders = ({ limit, remaining, resetSeconds }: Omit<Allowance, 'allowed'>): Headers => ({
  [headerNames.rateLimitLimit]: String(limit),
  [headerNames.rateLimitRemaining]: String(remaining),
  [headerNames.rateLimitReset]: String(resetSeconds),
});

/**
 * Replaces the example's rate limit headers in a forced response with live ones. Like any other 429, a forced 429
 * reports that nothing remains until the window ends.
 *
 * @param headers the headers of the example; the response has exactly these names
 * @param live the current rate limit headers of the token; without them, the example's headers stay
 */
export const withLiveLimit = (headers: Headers, live: Headers, status: number): Record<string, string> => {
  const reset = live[headerNames.rateLimitReset];
  const isLimited = status === errors['rate-limited'].status && reset !== undefined;
  const present: Headers = {
    ...live,
    ...(isLimited && { [headerNames.rateLimitRemaining]: '0', [headerNames.retryAfter]: reset }),
  };
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, present[name] ?? value]));
};
