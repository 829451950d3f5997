import { bearerToken, type Token } from './bearer-token.ts';
import { idempotencyKeys } from './idempotency-keys.ts';
import { type RetryOptions, retries } from './retries.ts';
import { timeouts } from './timeouts.ts';
import { validateResponses } from './validate-responses.ts';
import type { FetchWrapper, Send } from './wrap-fetch.ts';

/** How requests are sent. */
export type FetchOptions = RetryOptions & {
  /** The bearer token, or a function that gives the current one. A session has an `authorize` instead. */
  readonly token?: Token | undefined;
  /** Authorizes each attempt, and may send it again after a 401. By default sends `token`. */
  readonly authorize?: FetchWrapper | undefined;
  /** Sends each attempt; the global `fetch` by default. A sandbox's `fetch` answers in process. */
  readonly fetch?: Send | undefined;
  /** The time limit of each attempt, in milliseconds; 30 seconds by default. A call is limited by its `signal`. */
  readonly timeout?: number | undefined;
  /** Makes the idempotency key of a write; a random UUID by default. */
  readonly newKey?: (() => string) | undefined;
};

/**
 * A `fetch` with all that the clients do: one idempotency key per call, retries, authorization, a time limit per attempt,
 * and a separate error for each kind of answer that doesn't come from the API.
 *
 * @example
 * const send = createFetch({ token: 'key_test_…' });
 * const answer = await send('https://api.example.test/v1/me');
 */
export const createFetch = (options: FetchOptions): typeof fetch => {
  const { token, authorize = bearerToken(token), timeout = 30_000, clock } = options;
  // The global is looked up at each request: test tools replace it.
  const { fetch: send = (request) => fetch(request) } = options;
  return idempotencyKeys(options.newKey)(
    retries(options)(authorize(timeouts(timeout, clock)(validateResponses(send)))),
  );
};
