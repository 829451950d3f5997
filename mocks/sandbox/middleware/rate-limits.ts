import { headerNames } from '@workspace-api/contract';
import type { MiddlewareHandler } from 'hono';
import type { AppContext } from '../app-context.ts';
import type { Env } from '../env.ts';
import { problem } from '../problem.ts';

/** Counts the request against its token, says so on every answer, and refuses what is over the limit (Limits). */
export const rateLimits =
  (context: AppContext): MiddlewareHandler<Env> =>
  async (c, next) => {
    const { tokenId, rateLimit } = c.get('principal');
    const taken = await context.rateLimiter.take(tokenId, rateLimit);
    const { allowed, limit, remaining, resetSeconds } = taken;
    c.header(headerNames.rateLimitLimit, String(limit));
    c.header(headerNames.rateLimitRemaining, String(remaining));
    c.header(headerNames.rateLimitReset, String(resetSeconds));
    if (!allowed)
      throw problem('rate-limited', { headers: { [headerNames.retryAfter]: String(resetSeconds) } });
    await next();
  };
