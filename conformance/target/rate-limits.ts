import { headerNames } from '@workspace-api/contract';
import type { Clock } from './clock.ts';
import type { TargetResponse } from './exchange.ts';
import { parseIntegerHeader, resetMs, retryAfterMs } from './retry-after.ts';

/** The rate limit of a token, as its responses show it. */
export type ShownLimit = { requests: number; windowMs: number };

type Window = {
  limit: number | null;
  /** Number of requests that the window still allows; null if unknown. */
  free: number | null;
  /** When the window ends, according to the clock. */
  endsAt: number;
  /** The longest time until the end of a window that a response has named, in milliseconds. */
  longestMs: number;
  /** Nothing is sent before this time, because of a 429. */
  blockedUntil: number;
  /** Whether a response said that no requests remain. */
  isEmpty: boolean;
  /** Whether a request was sent in spite of that. */
  isProbed: boolean;
};

/** What the gate knows about the rate limits of each token. */
export type RateLimits = {
  /** How long a request with this token has to wait, in milliseconds. If it returns 0, it counts the request as sent. */
  reserve: (token: string) => number;
  /** Learns from the headers of a response. @param attempt how often the same request got a 429 before, starting at 0 */
  learn: (token: string, response: Pick<TargetResponse, 'status' | 'headers'>, attempt: number) => void;
  /** The limit of a token; null if its responses don't show one. */
  findLimit: (token: string) => ShownLimit | null;
};

/** The first wait after a 429 without a usable delay, in milliseconds. It doubles with every attempt. */
const firstBackoffMs = 1_000;
/** The shortest wait after the first 429, in milliseconds. A delay of 0 s may be a rounded value. */
const shortestMs = 50;
/** Longer waits are not taken from X-RateLimit-Reset, because its unit isn't documented. */
const longestResetMs = 600_000;

const delayAfter429 = (response: Pick<TargetResponse, 'headers'>, attempt: number): number => {
  const backoff = firstBackoffMs * 2 ** attempt;
  const delay = retryAfterMs(response) ?? resetMs(response) ?? backoff;
  return Math.max(delay, attempt === 0 ? shortestMs : backoff);
};

/**
 * Creates the rate-limit state of a run. The Retry-After of a 429 is always obeyed. The meaning of `X-RateLimit-Remaining: 0`
 * isn't documented, so it is obeyed only from the second time on, and only if a 429 followed the first time.
 */
export const createRateLimits = (clock: Clock): RateLimits => {
  const windows = new Map<string, Window>();
  let doesRemainingCount: boolean | null = null;

  const getWindow = (token: string): Window => {
    const existing = windows.get(token);
    if (existing) return existing;
    const fresh: Window = {
      limit: null,
      free: null,
      endsAt: 0,
      longestMs: 0,
      blockedUntil: 0,
      isEmpty: false,
      isProbed: false,
    };
    windows.set(token, fresh);
    return fresh;
  };

  const learnWindow = (window: Window, response: Pick<TargetResponse, 'headers'>): void => {
    const remaining = parseIntegerHeader(response, headerNames.rateLimitRemaining);
    const untilEnd = resetMs(response);
    window.limit = parseIntegerHeader(response, headerNames.rateLimitLimit) ?? window.limit;
    if (remaining === null || untilEnd === null || untilEnd > longestResetMs) return;
    const now = clock.now();
    // The responses to requests that were sent together each show a lower number than the previous one.
    window.free = now < window.endsAt && window.free !== null ? Math.min(window.free, remaining) : remaining;
    window.isEmpty = remaining === 0;
    window.endsAt = now + untilEnd;
    window.longestMs = Math.max(window.longestMs, untilEnd);
  };

  return {
    reserve: (token) => {
      const window = getWindow(token);
      const now = clock.now();
      if (now < window.blockedUntil) return window.blockedUntil - now;
      if (now >= window.endsAt) {
        window.free = window.limit;
        window.isEmpty = false;
      }
      if (window.free === null) return 0;
      if (window.free === 0 && now < window.endsAt && doesRemainingCount) return window.endsAt - now;
      window.isProbed ||= window.isEmpty;
      window.free = Math.max(window.free - 1, 0);
      return 0;
    },
    learn: (token, response, attempt) => {
      const window = getWindow(token);
      if (window.isProbed) {
        doesRemainingCount ??= response.status === 429;
        window.isProbed = false;
      }
      learnWindow(window, response);
      if (response.status !== 429) return;
      const delay = delayAfter429(response, attempt);
      window.blockedUntil = Math.max(window.blockedUntil, clock.now() + delay);
      window.longestMs = Math.max(window.longestMs, delay);
    },
    findLimit: (token) => {
      const { limit, longestMs } = getWindow(token);
      return limit === null || limit === 0 || longestMs === 0
        ? null
        : { requests: limit, windowMs: longestMs };
    },
  };
};
