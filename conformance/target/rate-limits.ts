import { headerNames, parseHttpDate, parseRetryAfter } from '@workspace-api/contract';
import type { TargetResponse } from './exchange.ts';
import type { Clock } from './waits.ts';

type Headers = Pick<TargetResponse, 'headers'>;

/** Creates what is known about the rate limit of a token before its first response. */
const createWindow = () => ({
  limit: null as number | null,
  /** Number of requests that may be sent at the same time as others; with 0, they are sent one at a time. */
  free: 0,
  /** When the window ends, according to the clock. */
  endsAt: 0,
  /** The longest time until the end of a window that a response has named, in milliseconds. */
  longestMs: 0,
  /** Nothing is sent before this time: a response said that no requests remain, or it was a 429. */
  blockedUntil: 0,
  /** Whether the last response said that no requests remain. */
  isEmpty: false,
  /** Number of requests without a response. */
  inFlight: 0,
  /** Whether the last request was sent while no other one was in flight. */
  isSolo: true,
  /** Called when a request gets a response, or fails. */
  waiting: [] as (() => void)[],
});
type Window = ReturnType<typeof createWindow>;

/** The first wait after a 429 without a usable delay, in milliseconds. It doubles with every attempt. */
const firstBackoffMs = 1_000;
/** The shortest wait after the first 429, in milliseconds. A delay of 0 s may be a rounded value. */
const shortestMs = 50;
/** Longer waits are not taken from X-RateLimit-Reset, because its unit isn't documented. */
const longestResetMs = 600_000;

const delayAfter429 = (response: Headers, attempt: number): number => {
  const backoff = firstBackoffMs * 2 ** attempt;
  const delay = retryAfterMs(response) ?? resetMs(response) ?? backoff;
  return Math.max(delay, attempt === 0 ? shortestMs : backoff);
};

/**
 * Creates the rate-limit state of a run. The Retry-After of a 429 is always obeyed. The meaning of `X-RateLimit-Remaining: 0`
 * isn't documented: it is obeyed unless the window that follows shows it again, and in any case after a 429.
 */
export const createRateLimits = (clock: Clock) => {
  const windows = new Map<string, Window>();
  let doesRemainingCount = true;
  let isLimited = false;

  const getWindow = (token: string): Window => {
    const window = windows.get(token) ?? createWindow();
    windows.set(token, window);
    return window;
  };

  const block = (window: Window, milliseconds: number): void => {
    window.blockedUntil = Math.max(window.blockedUntil, clock.now() + milliseconds);
    window.longestMs = Math.max(window.longestMs, milliseconds);
  };

  const learnWindow = (window: Window, response: Headers): void => {
    const remaining = parseIntegerHeader(response, headerNames.rateLimitRemaining);
    const untilEnd = resetMs(response);
    window.limit = parseIntegerHeader(response, headerNames.rateLimitLimit) ?? window.limit;
    const now = clock.now();
    const isShown = remaining !== null && untilEnd !== null && untilEnd <= longestResetMs;
    if (isShown && remaining === 0 && window.isEmpty && now >= window.endsAt && window.limit !== 1)
      doesRemainingCount = isLimited;
    if (isShown ? !doesRemainingCount : window.limit === null && window.isSolo) {
      window.free = Number.POSITIVE_INFINITY;
      window.endsAt = Number.POSITIVE_INFINITY;
    }
    if (!isShown || !doesRemainingCount) return;
    // A response may be older than another one that came before it, unless its request was the only one.
    window.free = window.isSolo ? remaining : Math.min(window.free, remaining);
    window.isEmpty = remaining === 0;
    window.endsAt = now + untilEnd;
    window.longestMs = Math.max(window.longestMs, untilEnd);
    if (remaining === 0) block(window, untilEnd);
  };

  const arrived = (window: Window): void => {
    window.inFlight = Math.max(window.inFlight - 1, 0);
    for (const next of window.waiting.splice(0)) next();
  };

  return {
    /**
     * When a request with this token may be sent: `now`, which counts it as sent; after so many milliseconds; or once another
     * request has its response, because that will show how many remain. A request that is sent has to be learned from or
     * forgotten.
     *
     * @param mayWait whether the request may wait for another one's response; false for a request of a race
     */
    reserve: (token: string, mayWait = true): 'now' | number | Promise<void> => {
      const window = getWindow(token);
      const now = clock.now();
      if (now < window.blockedUntil) return window.blockedUntil - now;
      // Only a response shows how many requests the next window allows.
      if (now >= window.endsAt) window.free = 0;
      if (window.free === 0 && window.inFlight > 0 && mayWait)
        return new Promise((resolve) => window.waiting.push(resolve));
      window.isSolo = window.inFlight === 0;
      window.inFlight += 1;
      window.free = Math.max(window.free - 1, 0);
      return 'now';
    },
    /** Forgets a request that got no response. */
    forget: (token: string): void => arrived(getWindow(token)),
    /** Learns from the headers of a response. @param attempt how often the same request got a 429 before, starting at 0 */
    learn: (token: string, response: Pick<TargetResponse, 'status' | 'headers'>, attempt: number): void => {
      const window = getWindow(token);
      learnWindow(window, response);
      if (response.status === 429) {
        isLimited = true;
        doesRemainingCount = true;
        window.free = 0;
        window.endsAt = 0;
        block(window, delayAfter429(response, attempt));
      }
      arrived(window);
    },
    /** The limit of a token; null if its responses don't show one. */
    findLimit: (token: string): { requests: number; windowMs: number } | null => {
      const { limit, longestMs } = getWindow(token);
      return limit === null || limit === 0 || longestMs === 0
        ? null
        : { requests: limit, windowMs: longestMs };
    },
  };
};

const header = ({ headers }: Headers, name: string): string | undefined =>
  headers[name.toLowerCase()]?.trim();

/** Parses a header with a whole number; null if it is missing or has another value. */
export const parseIntegerHeader = (response: Headers, name: string): number | null => {
  const value = header(response, name);
  return value !== undefined && /^\d{1,15}$/.test(value) ? Number(value) : null;
};

/** The time of the target's own clock, in milliseconds since the epoch; the gate's without a valid `Date`. */
const targetTime = (response: Headers): number => {
  const now = Date.now();
  const sentAt = parseHttpDate(header(response, 'date') ?? '', now);
  return Number.isNaN(sentAt) ? now : sentAt;
};

/** The delay that a response demands with Retry-After, in milliseconds; null if it is missing or invalid. */
export const retryAfterMs = (response: Headers): number | null =>
  parseRetryAfter(header(response, headerNames.retryAfter), targetTime(response)) ?? null;

/** Numbers of seconds from here on are dates: seconds since 1970. */
const firstDate = 1_000_000_000;

/** Milliseconds until the rate limit's window ends, according to X-RateLimit-Reset; null if that is missing or invalid. */
export const resetMs = (response: Headers): number | null => {
  const value = parseIntegerHeader(response, headerNames.rateLimitReset);
  if (value === null) return null;
  return value < firstDate ? value * 1000 : Math.max(value * 1000 - Date.now(), 0);
};
