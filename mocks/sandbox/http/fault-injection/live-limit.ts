import { errors, headerNames } from '@workspace-api/contract';
import type { Allowance } from '../../core/rate-limiter.ts';

type Headers = Readonly<Record<string, string>>;

/** The headers that say how much of a rate limit is left. */
export const limitHeaders = ({ limit, remaining, resetSeconds }: Omit<Allowance, 'allowed'>): Headers => ({
  [headerNames.rateLimitLimit]: String(limit),
  [headerNames.rateLimitRemaining]: String(remaining),
  [headerNames.rateLimitReset]: String(resetSeconds),
});

/**
 * The headers of a forced answer, with those of a live rate limit in place of the example's. A forced 429 says that nothing
 * is left until the window ends, as any other.
 *
 * @param headers those of the example, which decide what the answer has
 * @param live the headers of the token's limit as of now; without any, those of the example stay
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
