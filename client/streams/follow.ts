import { mediaTypes, retryAfterHeader } from '@workspace-api/contract';
import type { Caller } from '../calls/operation.ts';
import { requestOf } from '../calls/request-of.ts';
import { read } from '../calls/send.ts';
import { splitOptions } from '../calls/split-options.ts';
import { readNdjson } from '../encodings/ndjson.ts';
import { systemClock } from '../fetch/clock.ts';
import { wait } from '../fetch/wait.ts';
import type { FollowOptions } from './follow-options.ts';

/** The failures that may be gone a moment later. */
const passing = /^(?:incomplete_stream|network|timeout|truncated_body)$/;

type Failure = { kind?: string; response?: Response; details?: { retryable?: boolean } };

/** Whether another connection may succeed. Service document: Errors, Status codes. */
const mayReconnect = (error: unknown): boolean => {
  const { kind = '', response, details } = error as Failure;
  const status = response?.status ?? 0;
  if (details?.retryable === false) return false;
  // A `fetch` that nothing wraps throws a TypeError for each failure of the network.
  return error instanceof TypeError || passing.test(kind) || status === 429 || status >= 500;
};

/** From 1 second on twice as long each time, with up to half of it more; at least as long as the answer asks for. */
const delayOf = (attempt: number, random: () => number, most: number, error: unknown): number => {
  const asked = Number((error as Failure)?.response?.headers.get(retryAfterHeader)) || 0;
  return Math.max(Math.min(1000 * 2 ** (attempt - 1) * (1 + random() / 2), most), asked * 1000);
};

/**
 * The function of an operation that answers an endless stream of records: it connects again when the stream ends or
 * breaks, until its reader stops, its signal is aborted, or the service refuses it with another 4xx than 429.
 */
export const follow = (path: string) =>
  // The generated operations have the types of their methods.
  async function* (client: Caller, ...input: readonly unknown[]): AsyncGenerator<never, void> {
    const [given, options] = splitOptions<FollowOptions>(input);
    const { onReconnect, maxDelay = 30_000, clock = systemClock, random = Math.random, ...request } = options;
    const init = requestOf(path, [...given, request]);
    const headers = { ...init.headers, Accept: mediaTypes.ndjson };
    let attempt = 0;
    for (;;) {
      let error: unknown;
      try {
        const { response } = await read(client, path, { ...init, headers, parseAs: 'stream' });
        attempt = 0;
        yield* readNdjson(response.body) as AsyncGenerator<never>;
      } catch (thrown) {
        request.signal?.throwIfAborted();
        if (!mayReconnect(thrown)) throw thrown;
        error = thrown;
      }
      attempt += 1;
      const delay = delayOf(attempt, random, maxDelay, error);
      onReconnect?.({ attempt, delay, error });
      await wait(delay, clock, request.signal);
    }
  };
