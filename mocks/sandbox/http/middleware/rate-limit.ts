import { headerNames } from '@workspace-api/contract';
import { problem } from '../../core/problem.ts';
import type { Allowance } from '../../core/rate-limiter.ts';
import type { AppContext } from '../app-context.ts';
import type { Call, Middleware } from '../call.ts';

const say = (call: Call, { allowed, limit, remaining, resetSeconds }: Allowance): void => {
  call.headers[headerNames.rateLimitLimit] = String(limit);
  call.headers[headerNames.rateLimitRemaining] = String(remaining);
  call.headers[headerNames.rateLimitReset] = String(resetSeconds);
  if (!allowed)
    throw problem('rate-limited', { headers: { [headerNames.retryAfter]: String(resetSeconds) } });
};

/** Counts the request against its token, says so on every answer, and refuses what is over the limit (Limits). */
export const rateLimit =
  (context: AppContext): Middleware =>
  (call) => {
    const { tokenId, rateLimit: limit } = call.principal;
    const taken = context.rateLimiter.take(tokenId, limit);
    return taken instanceof Promise ? taken.then((allowance) => say(call, allowance)) : say(call, taken);
  };
