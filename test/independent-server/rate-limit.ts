import { ApiError } from './errors.ts';

/** The number of requests that each token may make in a window of `seconds`. */
export class RateLimit {
  readonly #limit: number;
  readonly #seconds: number;
  readonly #now: () => number;
  readonly #windows = new Map<string, { start: number; used: number }>();

  constructor(limit: number, seconds: number, now: () => number) {
    this.#now = now;
    this.#limit = limit;
    this.#seconds = seconds;
  }

  /** Uses up the remaining requests of a token. */
  exhaust(tokenId: string): void {
    this.#windows.set(tokenId, { start: this.#now(), used: this.#limit });
  }

  /** Counts one request. Returns the headers of its response, and the refusal if the limit is exceeded. */
  count(tokenId: string): { headers: Record<string, string>; refusal?: ApiError } {
    const at = this.#now();
    let window = this.#windows.get(tokenId);
    if (!window || at - window.start >= this.#seconds * 1000) {
      window = { start: at, used: 0 };
      this.#windows.set(tokenId, window);
    }
    window.used += 1;
    const remaining = this.#limit - window.used;
    const headers = {
      'x-ratelimit-limit': String(this.#limit),
      'x-ratelimit-remaining': String(Math.max(0, remaining)),
      'x-ratelimit-window': String(this.#seconds),
    };
    if (remaining >= 0) return { headers };
    const wait = Math.max(1, Math.ceil((window.start + this.#seconds * 1000 - at) / 1000));
    const refusal = new ApiError(429, 'rate_limited', 'The rate limit of this token is reached.', {
      headers: { 'retry-after': String(wait) },
    });
    return { headers, refusal };
  }
}
