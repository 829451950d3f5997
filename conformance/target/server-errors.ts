import { headerNames } from '@workspace-api/contract';
import type { SentRequest, TargetResponse } from './exchange.ts';
import { tryParseJson } from './parse-json.ts';

/** How many times a request that gets a 5xx is sent in total. */
const attempts = 3;

/**
 * After this many requests in a row that got a 5xx in spite of every repetition, the gate stops treating a 5xx as temporary.
 */
const maxInVain = 3;

/** The first wait before a repetition, in milliseconds. It doubles with every attempt (Status codes). */
const firstBackoffMs = 1_000;

const repeatable = new Set(['GET', 'HEAD', 'PUT']);

// DELETE is excluded: if the first one took effect, the second one returns 404.
const isSafeToRepeat = ({ method, headers }: SentRequest): boolean =>
  repeatable.has(method) || headers[headerNames.idempotencyKey.toLowerCase()] !== undefined;

const isMarkedNotRetryable = ({ bytes }: Pick<TargetResponse, 'bytes'>): boolean => {
  type ErrorBody = { error?: { details?: { retryable?: unknown } } } | null | undefined;
  return (tryParseJson(bytes) as ErrorBody)?.error?.details?.retryable === false;
};

/**
 * Creates the retries of a run: which requests that got a 5xx are repeated, and when.
 *
 * @param random returns a number from 0 to 1, for the jitter
 */
export const createServerErrorRetries = (random: () => number = Math.random) => {
  let inVain = 0;
  return {
    /** The wait before the next attempt, in milliseconds; null if the response is final. @param attempt from 1 */
    delay: (
      request: SentRequest,
      response: Pick<TargetResponse, 'status' | 'bytes'>,
      attempt: number,
    ): number | null => {
      if (response.status < 500) {
        if (attempt > 1) inVain = 0;
        return null;
      }
      if (inVain >= maxInVain || !isSafeToRepeat(request) || isMarkedNotRetryable(response)) return null;
      if (attempt >= attempts) {
        inVain += 1;
        return null;
      }
      return firstBackoffMs * 2 ** (attempt - 1) * (1 + random() / 4);
    },
  };
};
