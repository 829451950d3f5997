import { mediaTypes } from '@workspace-api/contract';
import { checkNumbers } from '../calls/check-options.ts';
import { createRequest } from '../calls/create-request.ts';
import type { Caller } from '../calls/operation.ts';
import { read } from '../calls/send.ts';
import { readNdjson } from '../encodings/ndjson.ts';
import { systemClock, wait } from '../fetch/clock.ts';
import { backoff, getRetryAfter, getStatus } from '../fetch/retries.ts';
import { isAbsent } from '../fetch/unreachable.ts';
import type { FollowOptions } from './follow-options.ts';

type Failure = { kind?: string; response?: Response; details?: { retryable?: boolean } };

/** Separates the options at the end of a method's arguments, if any, from the other arguments. */
const splitOptions = (input: readonly unknown[]): [args: readonly unknown[], options: FollowOptions] => {
  const last = input.at(-1);
  return typeof last === 'object' && last !== null
    ? [input.slice(0, -1), last as FollowOptions]
    : [input, {}];
};

/** Whether another connection may succeed. Service document: Errors, Status codes. */
const mayReconnect = (error: unknown): boolean => {
  const { kind, details } = error as Failure;
  if (details?.retryable === false) return false;
  const status = getStatus(error) ?? Number.NaN;
  return kind === 'incomplete_stream' || status === 0 || status === 429 || status >= 500;
};

/**
 * Creates the function of an operation that returns an endless stream of records. It reconnects when the stream ends or breaks,
 * until the reader stops, the signal is aborted, no retries are left, or the service refuses with a 4xx other than 429.
 */
export const follow = (path: string) =>
  // The generated operations declare the types of their methods.
  async function* (client: Caller, ...input: readonly unknown[]): AsyncGenerator<never, void> {
    const [args, options] = splitOptions(input);
    const {
      onReconnect,
      maxDelay = 30_000,
      clock = systemClock,
      random = Math.random,
      retries,
      ...request
    } = options;
    checkNumbers({ retries, maxDelay });
    // Each failure is reported to `onReconnect`, so the client doesn't retry.
    const init = createRequest(path, [...args, { ...request, retries: 0 }]);
    const headers = { ...init.headers, Accept: mediaTypes.ndjson };
    let attempt = 0;
    let hasConnected = false;
    for (;;) {
      let error: unknown;
      try {
        const { response } = await read(client, path, { ...init, headers, parseAs: 'stream' });
        attempt = 0;
        hasConnected = true;
        yield* readNdjson(response.body) as AsyncGenerator<never>;
      } catch (thrown) {
        request.signal?.throwIfAborted();
        const failsImmediately = retries === undefined && !hasConnected && isAbsent(thrown);
        if (failsImmediately || attempt >= (retries ?? Infinity) || !mayReconnect(thrown)) throw thrown;
        error = thrown;
      }
      // The server closed the stream.
      if (attempt >= (retries ?? Infinity)) return;
      attempt += 1;
      const retryAfter = getRetryAfter((error as Failure | undefined)?.response, clock.now()) ?? 0;
      const delay = Math.max(backoff(attempt, random, maxDelay), retryAfter);
      onReconnect?.({ attempt, delay, error });
      await wait(delay, clock, request.signal);
    }
  };
