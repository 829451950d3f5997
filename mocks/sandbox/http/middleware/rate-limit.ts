import { headerNames } from '@workspace-api/contract';
import { problem } from '../../core/problem.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { Call, Middleware } from '../call.ts';
import { limitHeaders } from '../fault-injection/live-limit.ts';
import type { Allowance, RateLimiter } from '../rate-limits/rate-limiter.ts';

const apply = (call: Call, allowance: Allowance): void => {
  Object.assign(call.headers, limitHeaders(allowance));
  if (!allowance.allowed)
    throw problem('rate-limited', { headers: { [headerNames.retryAfter]: String(allowance.resetSeconds) } });
};

/** Counts the request against its token and sets the rate limit headers. Responds with 429 over the limit (Limits). */
export const rateLimit =
  (context: AppContext): Middleware =>
  async (call) => {
    const { tokenId, rateLimit: limit } = call.principal;
    apply(call, await context.rateLimiter.take(tokenId, limit));
  };

declare module '../../domain/app-context.ts' {
  interface AppContext {
    readonly rateLimiter: RateLimiter;
  }
}
