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
  /** Whether the last response said that no requests remain. */
  isEmpty: boolean;
  /** Whether a request waits because of that. */
  isWaitedFor: boolean;
  /** Whether the window follows one whose end was waited for, and no response has shown it yet. */
  followsWait: boolean;
  /** Whether a response has shown the present window. Until then, requests are sent one at a time. */
  isOpen: boolean;
  /** Number of requests without a response. */
  inFlight: number;
  /** Whether the last request was sent while no other one was in flight. */
  isSolo: boolean;
  /** Called when a request gets a response, or fails. */
  waiting: (() => void)[];
};

/** What the gate knows about the rate limits of each token. */
export type RateLimits = {
  /**
   * When a request with this token may be sent: `now`, which counts it as sent; after so many milliseconds; or once another
   * request has its response, because that will show how many remain. A request that is sent has to be learned from or
   * forgotten.
   *
   * @param mayWait whether the request may wait for another one's response; false for a request of a race
   */
  reserve: (token: string, mayWait?: boolean) => 'now' | number | Promise<void>;
  /** Forgets a request that got no response. */
  forget: (token: string) => void;
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
 * isn't documented: it is obeyed unless the window that follows immediately shows it again, and in any case after a 429.
 */
export const createRateLimits = (clock: Clock): RateLimits => {
  const windows = new Map<string, Window>();
  let isLimited = false;
  let doesRemainingCount = true;

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
      isWaitedFor: false,
      followsWait: false,
      isOpen: false,
      inFlight: 0,
      isSolo: true,
      waiting: [],
    };
    windows.set(token, fresh);
    return fresh;
  };

  const learnWindow = (window: Window, response: Pick<TargetResponse, 'headers'>): void => {
    const remaining = parseIntegerHeader(response, headerNames.rateLimitRemaining);
    const untilEnd = resetMs(response);
    window.limit = parseIntegerHeader(response, headerNames.rateLimitLimit) ?? window.limit;
    if (remaining === null || untilEnd === null || untilEnd > longestResetMs) return;
    if (window.followsWait && remaining === 0 && window.limit !== 1) doesRemainingCount = isLimited;
    window.followsWait = false;
    window.isEmpty = remaining === 0 || (window.isEmpty && !window.isSolo);
    const now = clock.now();
    // A response may be older than another one that came before it, unless its request was the only one.
    window.free = window.isSolo ? remaining : Math.min(window.free ?? remaining, remaining);
    window.endsAt = now + untilEnd;
    window.longestMs = Math.max(window.longestMs, untilEnd);
  };

  const arrived = (window: Window): void => {
    window.inFlight = Math.max(window.inFlight - 1, 0);
    for (const next of window.waiting.splice(0)) next();
  };

  return {
    reserve: (token, mayWait = true) => {
      const window = getWindow(token);
      const now = clock.now();
      if (now < window.blockedUntil) return window.blockedUntil - now;
      if (now >= window.endsAt) {
        window.isOpen &&= window.limit === null;
        window.free = window.limit;
        window.isEmpty = false;
        window.followsWait ||= window.isWaitedFor;
        window.isWaitedFor = false;
      } else if (window.free === 0 && doesRemainingCount) {
        if (window.isEmpty) {
          window.isWaitedFor = true;
          return window.endsAt - now;
        }
        // As many were sent as a response allowed, but the last one allowed more.
        window.isOpen = false;
      }
      if (!window.isOpen && mayWait && window.inFlight > 0)
        return new Promise((resolve) => window.waiting.push(resolve));
      window.isSolo = window.inFlight === 0;
      window.inFlight += 1;
      if (window.free !== null) window.free = Math.max(window.free - 1, 0);
      return 'now';
    },
    forget: (token) => arrived(getWindow(token)),
    learn: (token, response, attempt) => {
      const window = getWindow(token);
      learnWindow(window, response);
      window.isOpen = response.status !== 429 && (window.isOpen || window.isSolo);
      arrived(window);
      if (response.status !== 429) return;
      isLimited = true;
      doesRemainingCount = true;
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
