import { mediaTypes } from '@workspace-api/contract';
import { convertRecords, createRequest, type Init, read } from '../calls/call.ts';
import { checkNumbers } from '../calls/check-options.ts';
import type { Caller, CallOptions } from '../calls/operation.ts';
import { readNdjson } from '../encodings/ndjson.ts';
import { systemClock, wait } from '../fetch/clock.ts';
import {
  backoff,
  getRetryAfter,
  getStatus,
  isAbsent,
  isTransient,
  type RetryOptions,
} from '../fetch/retries.ts';

/** A reconnection that is about to happen. */
export type Reconnection = {
  /** The number of consecutive failed connections, from 1. */
  readonly attempt: number;
  /** How long it waits, in milliseconds. */
  readonly delay: number;
  /** Why the connection ended; undefined if the server closed it. */
  readonly error: unknown;
};

/** The options for following a stream. */
export type FollowOptions = Omit<CallOptions, 'retries'> &
  Pick<RetryOptions, 'clock' | 'random'> & {
    /**
     * The maximum number of consecutive reconnections, 0 for none. Then the error of the last connection is thrown, or the loop
     * ends if the server closed it. By default they are unlimited, but a server that refuses the first connection is an error.
     */
    retries?: number | undefined;
    /** Called before the delay of each reconnection. Records that were written meanwhile are not sent: read them from a list. */
    onReconnect?: ((reconnection: Reconnection) => void) | undefined;
    /** The longest delay before a reconnection, in milliseconds; 30 seconds by default. */
    maxDelay?: number | undefined;
  };

type Failure = { kind?: string; response?: Response; details?: { retryable?: boolean } };

/**
 * Creates the function of an operation that returns an endless stream of records. It reconnects when the stream ends or breaks,
 * until the reader stops, the signal is aborted, no retries are left, or the service refuses with a 4xx other than 429.
 */
export const follow = (path: string) =>
  // The generated operations declare the types of their methods.
  async function* (client: Caller, ...input: readonly unknown[]): AsyncGenerator<never, void> {
    const init = createRequest(path, input);
    const { signal, retries } = init;
    const {
      onReconnect,
      maxDelay = 30_000,
      clock = systemClock,
      random = Math.random,
      ...query
    } = init.params.query as FollowOptions;
    checkNumbers({ retries, maxDelay });
    const most = retries ?? Infinity;
    const request: Init = {
      ...init,
      params: { ...init.params, query },
      headers: { ...init.headers, Accept: mediaTypes.ndjson },
      // Each failure is reported to `onReconnect`, so the client doesn't retry.
      retries: 0,
      parseAs: 'stream',
    };
    let attempt = 0;
    let hasConnected = false;
    for (;;) {
      let error: unknown;
      try {
        const { response } = await read(client, path, request);
        attempt = 0;
        hasConnected = true;
        yield* convertRecords(client, readNdjson(response.body) as AsyncGenerator<never>);
      } catch (thrown) {
        signal?.throwIfAborted();
        const { kind, details } = thrown as Failure;
        const status = kind === 'incomplete_stream' ? 0 : getStatus(thrown);
        const failsImmediately = retries === undefined && !hasConnected && isAbsent(thrown);
        if (failsImmediately || attempt >= most || !isTransient(status, details)) throw thrown;
        error = thrown;
      }
      // The server closed the stream.
      if (attempt >= most) return;
      attempt += 1;
      const retryAfter = getRetryAfter((error as Failure | undefined)?.response, clock) ?? 0;
      const delay = Math.max(backoff(attempt, random, maxDelay), retryAfter);
      onReconnect?.({ attempt, delay, error });
      await wait(delay, clock, signal);
    }
  };
