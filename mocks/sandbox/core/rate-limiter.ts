import type { Clock } from './clock.ts';

/** The number of requests that a token may make in a time window. */
export type RateLimit = { readonly limit: number; readonly windowSeconds: number };

/** Whether a request is within its token's limit, and the state of that limit. */
export type Allowance = {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the window ends, at least 1. */
  readonly resetSeconds: number;
};

/** Counts the requests of each token. */
export type RateLimiter = {
  /** The limit of tokens without their own limit. */
  readonly usual: RateLimit;
  /** Counts a request. @param own the limit of this token; the default limit if undefined */
  take(tokenId: string, own?: RateLimit): Promise<Allowance>;
  /** Returns the remaining allowance of a token without counting a request. @param own as for `take` */
  peek(tokenId: string, own?: RateLimit): Promise<Allowance>;
  /** Uses up the remaining allowance of a token in its window. @param own as for `take` */
  exhaust(tokenId: string, own?: RateLimit): Promise<void>;
};

/** The remaining allowance of a limit in a window, and whether it permits another request. */
export const toAllowance = (
  { endsAt, used }: { readonly endsAt: number; readonly used: number },
  limit: number,
  now: number,
): Allowance => ({
  allowed: used < limit,
  limit,
  // The limit may have been lowered during the window.
  remaining: Math.max(0, limit - used),
  resetSeconds: Math.ceil((endsAt - now) / 1000),
});

/** Creates a rate limiter with fixed windows by the sandbox's clock. Its state is in memory, so a restart clears it. */
export const createRateLimiter = (clock: Clock, usual: RateLimit) => {
  const windows = new Map<string, { endsAt: number; used: number }>();
  const getWindow = (tokenId: string, windowSeconds: number, now: number) => {
    const existing = windows.get(tokenId);
    return existing && existing.endsAt > now ? existing : { endsAt: now + windowSeconds * 1000, used: 0 };
  };
  return {
    usual,
    async take(tokenId: string, { limit, windowSeconds }: RateLimit = usual): Promise<Allowance> {
      const now = clock.now().getTime();
      const window = getWindow(tokenId, windowSeconds, now);
      const allowed = window.used < limit;
      if (allowed) window.used += 1;
      windows.set(tokenId, window);
      return { ...toAllowance(window, limit, now), allowed };
    },
    async peek(tokenId: string, { limit, windowSeconds }: RateLimit = usual): Promise<Allowance> {
      const now = clock.now().getTime();
      return toAllowance(getWindow(tokenId, windowSeconds, now), limit, now);
    },
    async exhaust(tokenId: string, { limit, windowSeconds }: RateLimit = usual): Promise<void> {
      const { endsAt } = getWindow(tokenId, windowSeconds, clock.now().getTime());
      windows.set(tokenId, { endsAt, used: limit });
    },
    clear: () => windows.clear(),
  } satisfies RateLimiter & { clear(): void };
};
