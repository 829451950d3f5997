import {
  describeCauses,
  idempotencyKeyHeader,
  parseRetryAfter,
  retryAfterHeader,
} from '@workspace-api/contract';
import { checkNumbers } from '../calls/check-options.ts';
import { bufferResponse, parseError } from './buffer-response.ts';
import { type Clock, systemClock, wait } from './clock.ts';
import { isWrite } from './idempotency-keys.ts';
import { copyRequest, type FetchWrapper, wrapFetch } from './wrap-fetch.ts';

/** The causes of a failed `fetch`, without the URL of its request. */
const listReasons = (error: unknown): string => describeCauses((error as Error | undefined)?.cause ?? error);

/** Whether no server has the address: none listens, or the host name is unknown. Browsers don't tell. */
export const isAbsent = (error: unknown): boolean =>
  // In the words of Node, Bun and Deno.
  /ECONNREFUSED|ENOTFOUND|ConnectionRefused|Connection refused/.test(listReasons(error));

/** Whether no attempt can succeed: a port or a protocol that `fetch` blocks, an invalid request, or an invalid certificate. */
const isPermanent = (error: unknown): boolean =>
  // Codes are in upper case, which host names aren't.
  /bad port|unknown scheme|ERR_INVALID|NOT_SUPPORTED|CERT|ERR_SSL|UNABLE_TO_|HOSTNAME_MISMATCH|invalid peer certificate/.test(
    listReasons(error),
  );

/**
 * The delay before another attempt: 1 to 1.5 seconds at first, doubled after each consecutive failure. Service document:
 * Errors, Status codes.
 *
 * @param attempt from 1
 * @param random returns a number from 0 to less than 1, for the jitter
 * @param most the longest delay, in milliseconds
 * @returns milliseconds
 */
export const backoff = (attempt: number, random: () => number, most: number): number =>
  Math.min(1000 * 2 ** (attempt - 1) * (1 + random() / 2), most);

/**
 * The delay that a response requests with `Retry-After`.
 *
 * @returns milliseconds; undefined if it requests none
 */
export const getRetryAfter = (response: Response | undefined, clock: Clock): number | undefined =>
  parseRetryAfter(response?.headers.get(retryAfterHeader), clock.now().getTime());

/** The kinds of errors that mean the response is lost. */
const lost = /^(?:network|timeout|truncated_body)$/;

/**
 * The status of the response that an exception belongs to: 0 if the response was lost, undefined for any other exception, such
 * as a request that can't succeed.
 *
 * A response with an incomplete body is lost only if its status is a success. Any other status shows the outcome of the
 * request.
 */
export const getStatus = (error: unknown): number | undefined => {
  const { kind = '', response } = (error ?? {}) as { kind?: string; response?: Response };
  // `fetch` throws a TypeError for every network failure.
  const isLost =
    (error instanceof TypeError || (lost.test(kind) && response?.ok !== false)) && !isPermanent(error);
  // A browser gives a redirect the status 0.
  return isLost ? 0 : response?.status || undefined;
};

/** A retry that is about to happen. */
export type Retry = {
  readonly method: string;
  /** The URL of the request. */
  readonly url: string;
  /** The number of the retry, from 1. */
  readonly attempt: number;
  /** How long it waits, in milliseconds. */
  readonly delay: number;
  /** The discarded response, if there was one. */
  readonly response?: Response | undefined;
  /** The reason why there was no response. */
  readonly error?: unknown;
};

/** Options for retrying requests. */
export type RetryOptions = {
  /**
   * The maximum number of retries of a request; 0 for none. By default 3, but none if no server has the address: it refuses the
   * connection, or its name is unknown. A request that can't succeed isn't retried, such as one to a port that `fetch` blocks.
   */
  readonly retries?: number | undefined;
  /** The longest delay, in milliseconds; one minute by default. A response that requests a longer one is returned. */
  readonly maxDelay?: number | undefined;
  /** Called before the delay of each retry. */
  readonly onRetry?: ((retry: Retry) => void) | undefined;
  /** The time source; the machine's clock by default. */
  readonly clock?: Clock | undefined;
  /** A number from 0 to less than 1, for the jitter; `Math.random` by default. */
  readonly random?: (() => number) | undefined;
};

/**
 * Whether another attempt may succeed: after a 429, a 5xx that isn't marked as not retryable, or a lost response (0). Service
 * document: Errors, Status codes; Error codes, upstream_unavailable.
 */
export const isTransient = (
  status: number | undefined,
  details?: { readonly retryable?: unknown },
): boolean => status === 0 || status === 429 || (Number(status) >= 500 && details?.retryable !== false);

/** Whether another attempt may succeed and is safe. */
const mayRepeat = (request: Request, response: Response | undefined, error: unknown): boolean => {
  const status = response?.status ?? getStatus(error);
  // After anything but a 429, a write may have been executed, so another attempt is safe only with a key.
  const isSafe = status === 429 || !isWrite(request) || request.headers.has(idempotencyKeyHeader);
  return isSafe && isTransient(status, parseError(response)?.error?.details);
};

/**
 * Retries a request after a 5xx, a 429 or a network failure, but never after another 4xx. Service document: Errors, Status
 * codes.
 *
 * The first retry waits 1 to 1.5 seconds, and each further one twice as long. `Retry-After` takes precedence if present. After
 * a 5xx or a lost response, writes are repeated only if they have an `Idempotency-Key` ({@link idempotencyKeys}). When no
 * retries are left, the last response is returned or the last error is thrown.
 *
 * @throws the signal's reason, immediately when the caller aborts
 * @throws TypeError immediately, if `retries` or `maxDelay` isn't a number
 * @example
 * const send = retries({ onRetry: ({ attempt, delay }) => console.warn(`retry ${attempt} in ${delay} ms`) })(fetch);
 */
export const retries = ({
  retries: most,
  maxDelay = 60_000,
  onRetry,
  clock = systemClock,
  random = Math.random,
}: RetryOptions = {}): FetchWrapper => {
  checkNumbers({ retries: most, maxDelay });
  return wrapFetch(async (request, next) => {
    for (let attempt = 1; ; attempt++) {
      let response: Response | undefined;
      let error: unknown;
      try {
        response = await next(copyRequest(request));
        // An error is read to decide about the retry.
        if (response.status >= 500) response = await bufferResponse(response, request);
      } catch (thrown) {
        error = thrown;
      }
      request.signal.throwIfAborted();
      const isLast =
        !(attempt <= (most ?? (isAbsent(error) ? 0 : 3))) || !mayRepeat(request, response, error);
      const lastResponse = response ?? (error as { response?: Response } | undefined)?.response;
      const delay = getRetryAfter(lastResponse, clock) ?? backoff(attempt, random, maxDelay);
      if (isLast || !(delay <= maxDelay)) {
        if (response) return response;
        throw error;
      }
      onRetry?.({ method: request.method, url: request.url, attempt, delay, response, error });
      await wait(delay, clock, request.signal);
    }
  });
};
