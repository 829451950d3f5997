import type { Clock } from '../../core/clock.ts';
import type { RateLimit } from '../../core/principal.ts';

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
  /** Starts a new window for each of these tokens, or for all. */
  renew(tokenIds?: readonly string[]): Promise<void>;
};

/** The requests of a token since its window started, in epoch milliseconds. The current limit says when the window ends. */
type Window = { readonly startedAt: number; readonly used: number };

/** The remaining allowance of a limit in a window, and whether it permits another request. */
export const toAllowance = (
  { startedAt, used }: Window,
  { limit, windowSeconds }: RateLimit,
  now: number,
): Allowance => ({
  allowed: used < limit,
  limit,
  // The limit may have been lowered during the window.
  remaining: Math.max(0, limit - used),
  resetSeconds: Math.ceil((startedAt - now) / 1000 + windowSeconds),
});

/** Creates a rate limiter with fixed windows by the sandbox's clock. Its state is in memory, so a restart clears it. */
export const createRateLimiter = (clock: Clock, usual: RateLimit): RateLimiter => {
  const windows = new Map<string, Window>();
  const getWindow = (tokenId: string, { windowSeconds }: RateLimit, now: number): Window => {
    const existing = windows.get(tokenId);
    const isOpen = existing && existing.startedAt > now - windowSeconds * 1000;
    return isOpen ? existing : { startedAt: now, used: 0 };
  };
  return {
    usual,
    async take(tokenId, own = usual) {
      const now = clock.now().getTime();
      const { startedAt, used } = getWindow(tokenId, own, now);
      const allowed = used < own.limit;
      const window = { startedAt, used: allowed ? used + 1 : used };
      windows.set(tokenId, window);
      return { ...toAllowance(window, own, now), allowed };
    },
    async peek(tokenId, own = usual) {
      const now = clock.now().getTime();
      return toAllowance(getWindow(tokenId, own, now), own, now);
    },
    async exhaust(tokenId, own = usual) {
      const { startedAt } = getWindow(tokenId, own, clock.now().getTime());
      windows.set(tokenId, { startedAt, used: own.limit });
    },
    async renew(tokenIds) {
      for (const id of tokenIds ?? windows.keys()) windows.delete(id);
    },
  };
};
