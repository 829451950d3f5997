import { ApiError } from './errors.ts';
import type { Store } from './store.ts';

/** More requests than a run sends. Other tests cover the effect of limits on a run. */
const limit = 1_000_000;
const windowSeconds = 60;

/** The number of requests that each token may make in a window. */
export class RateLimit {
  readonly #store: Store;
  readonly #windows = new Map<string, { start: number; used: number }>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Uses up the remaining requests of a token. */
  exhaust(tokenId: string): void {
    this.#windows.set(tokenId, { start: this.#store.now(), used: limit });
  }

  /** Counts one request. Returns the headers of its response, and the refusal if the limit is exceeded. */
  count(tokenId: string): { headers: Record<string, string>; refusal?: ApiError } {
    const age = (start: number): number => (this.#store.now() - start) / 1000;
    let window = this.#windows.get(tokenId);
    if (!window || age(window.start) >= windowSeconds) window = { start: this.#store.now(), used: 0 };
    this.#windows.set(tokenId, window);
    window.used += 1;
    const headers = {
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-remaining': String(Math.max(0, limit - window.used)),
      'x-ratelimit-window': String(windowSeconds),
    };
    if (window.used <= limit) return { headers };
    const wait = Math.max(1, Math.ceil(windowSeconds - age(window.start)));
    const refusal = new ApiError(429, 'rate_limited', 'The rate limit of this token is reached.', {
      headers: { 'retry-after': String(wait) },
    });
    return { headers, refusal };
  }
}
