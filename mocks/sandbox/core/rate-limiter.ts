import type { Clock } from './clock.ts';

/** Requests a token may make in a window of time. */
export type RateLimit = { readonly limit: number; readonly windowSeconds: number };

/** The answer to one request's claim on its token's limit. */
export type Allowance = {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the window ends, at least 1. */
  readonly resetSeconds: number;
};

/** Counts requests by token. */
export type RateLimiter = {
  /** @param own the limit of this token, where it isn't the usual one */
  take(tokenId: string, own?: RateLimit): Allowance | Promise<Allowance>;
};

/** Fixed windows by the sandbox's clock, kept in memory: they outlive no restart, and need not in one process. */
export const createRateLimiter = (clock: Clock, usual: RateLimit) => {
  const windows = new Map<string, { endsAt: number; used: number }>();
  return {
    take(tokenId: string, { limit, windowSeconds }: RateLimit = usual): Allowance {
      const now = clock.now().getTime();
      const known = windows.get(tokenId);
      const window = known && known.endsAt > now ? known : { endsAt: now + windowSeconds * 1000, used: 0 };
      const allowed = window.used < limit;
      if (allowed) window.used += 1;
      windows.set(tokenId, window);
      return {
        allowed,
        limit,
        remaining: limit - window.used,
        resetSeconds: Math.ceil((window.endsAt - now) / 1000),
      };
    },
    clear: () => windows.clear(),
  } satisfies RateLimiter & { clear(): void };
};
