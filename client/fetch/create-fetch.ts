import { checkNumbers } from '../calls/check-options.ts';
import { bearerToken, type Token } from './bearer-token.ts';
import { idempotencyKeys } from './idempotency-keys.ts';
import { type RetryOptions, retries } from './retries.ts';
import { timeouts } from './timeouts.ts';
import { validateResponses } from './validate-responses.ts';
import type { FetchWrapper, Send } from './wrap-fetch.ts';

/** Options for sending requests. */
export type FetchOptions = RetryOptions & {
  /** The bearer token, or a function that returns the current one. A session is passed as `authorize` instead. */
  readonly token?: Token | undefined;
  /** Authorizes each attempt, and may resend it after a 401. Sends `token` by default. */
  readonly authorize?: FetchWrapper | undefined;
  /** Sends each attempt; the global `fetch` by default. A sandbox's `fetch` responds in process. */
  readonly fetch?: Send | undefined;
  /** The time limit of each attempt, in milliseconds; 30 seconds by default. Use `signal` to limit a whole call. */
  readonly timeout?: number | undefined;
  /** Wraps each attempt, after its authorization, such as {@link hooks}. */
  readonly observe?: FetchWrapper | undefined;
  /** Creates the idempotency key of a write; a random UUID by default. */
  readonly newKey?: (() => string) | undefined;
};

/** The limits of one call, which replace the limits of its client. */
export type CallLimits = Pick<FetchOptions, 'timeout' | 'retries'>;

/**
 * Creates a `fetch` with all features of the clients: one idempotency key per call, retries, authorization, a time limit per
 * attempt, and a separate error for each kind of response that doesn't come from the API. Its calls also take `timeout` and
 * `retries`.
 *
 * @throws TypeError if `timeout`, `retries` or `maxDelay` isn't a number
 * @example
 * const send = createFetch({ token: 'key_test_…' });
 * const response = await send('https://api.example.test/v1/me', { timeout: 5_000 });
 */
export const createFetch = (
  options: FetchOptions,
): ((input: string | URL | Request, init?: RequestInit & CallLimits) => Promise<Response>) => {
  const { timeout, retries: most, maxDelay } = options;
  checkNumbers({ timeout, retries: most, maxDelay });
  const { token, authorize = bearerToken(token), clock, observe = (next: typeof fetch) => next } = options;
  // The global is looked up for each request, because test tools replace it.
  const { fetch: send = (request) => fetch(request) } = options;
  return (input, init) => {
    // openapi-fetch adds the options of a call to its request.
    const own = (init ?? input) as CallLimits;
    const limit = own.timeout ?? timeout ?? 30_000;
    const attempt = authorize(timeouts(limit, clock)(observe(validateResponses(send))));
    const repeat = retries({ ...options, retries: own.retries ?? most });
    return idempotencyKeys(options.newKey)(repeat(attempt))(input, init);
  };
};
