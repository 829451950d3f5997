import { headerNames } from '@workspace-api/contract';
import { decode } from '../target/decode.ts';
import { maxBodyBytes } from '../target/receive.ts';
import { joinedHeaders, toPairs } from './hop-by-hop.ts';
import type { ObservedCall, Observer } from './observer.ts';

/**
 * Runs tasks one after another, in the order in which they were added.
 *
 * @param failed receives the error that a task throws; the next task still runs
 */
export const createOrderedQueue = (failed: (error: unknown) => void) => {
  let last: Promise<void> = Promise.resolve();
  return {
    add: (work: () => Promise<void> | void): void => {
      last = last.then(work).catch(failed);
    },
    /** Waits until all tasks added so far are done. */
    idle: (): Promise<void> => last,
  };
};

/** The present time, which goes on if the machine's clock is set back: the trace compares times. */
const now = (): number => performance.timeOrigin + performance.now();

/** The most that the proxy keeps in memory of exchanges that aren't checked yet, in bytes. */
const maxKeptBytes = 128 * 2 ** 20;

/** The time after which the proxy no longer waits for the end of an exchange to check it, in milliseconds. */
export const maxExchangeMs = 60_000;

/** About what an exchange takes in addition to its headers and bodies, and a chunk of a body in addition to its bytes. */
const exchangeBytes = 6 * 2 ** 10;
const chunkBytes = 128;

const bodyTooLarge = `a body over ${maxBodyBytes / 2 ** 20} MiB`;
const tooSlow = `dropped, because it didn't end within ${maxExchangeMs / 1000} seconds`;
const tooMuchKept =
  'dropped, because too much other traffic had to be kept until this request or response was complete';

/** The request of an exchange, as far as it is known before its body. */
export type RequestHead = {
  method: string;
  /** Its address at the target. */
  url: string;
  rawHeaders: readonly string[];
  /** Whether the response is a stream, which never ends on its own. */
  isStream: boolean;
};

/** A response without its body. */
export type ReceivedHead = {
  status: number;
  rawHeaders: readonly string[];
  rawTrailers: readonly string[];
  /** Whether the body isn't truncated. */
  isComplete: boolean;
};

const countCharacters = (strings: readonly string[]): number =>
  strings.reduce((size, value) => size + value.length, 0);

/** Drops a record that the end of a stream cut off. */
const keepCompleteLines = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.lastIndexOf(0x0a) + 1);

/**
 * Keeps exchanges in progress and notifies the observer of them, in the order in which their requests arrived. It is notified of
 * a request once its body is known, so an unfinished request delays the notifications of all later ones. What is kept meanwhile
 * is bounded: after {@link maxExchangeMs}, or above {@link maxKeptBytes} the oldest first, an exchange is recorded as lost. That
 * never affects the traffic.
 */
export const createExchangeLog = (observer: Observer, maxBytes = maxKeptBytes) => {
  const queue = createOrderedQueue((error) => observer.failed('an observed request', error));
  /** The exchanges in progress with the function that drops them, oldest first. */
  const open = new Map<object, { drop: () => void; settled: Promise<void> }>();
  let keptBytes = 0;
  let isDropping = false;

  /** Counts bytes that are kept. Above the limit, drops the exchange that has been open for the longest time. */
  const count = (bytes: number): void => {
    keptBytes += bytes;
    const [oldest] = open.values();
    if (keptBytes <= maxBytes || isDropping || !oldest) return;
    // What waited for the oldest exchange is checked, and no longer kept, before another one is dropped.
    isDropping = true;
    setImmediate(() => {
      isDropping = false;
    });
    oldest.drop();
  };

  /** Collects the bytes of a body, up to a limit. */
  const createBody = () => {
    let chunks: Buffer[] = [];
    let length = 0;
    let isKept = true;
    const drop = (): void => {
      if (isKept) keptBytes -= length + chunks.length * chunkBytes;
      isKept = false;
      chunks = [];
    };
    return {
      add: (chunk: Buffer): void => {
        if (isKept && length + chunk.length > maxBodyBytes) drop();
        length += chunk.length;
        if (!isKept) return;
        chunks.push(chunk);
        count(chunk.length + chunkBytes);
      },
      length: (): number => length,
      drop,
      isKept: (): boolean => isKept,
      /** Null if the body exceeds the limit, or was dropped. */
      bytes: (): Buffer | null => (isKept ? Buffer.concat(chunks) : null),
    };
  };

  return {
    /** A request arrived. */
    begin: ({ method, url, rawHeaders, isStream }: RequestHead) => {
      const startedAt = now();
      const [requestBody, responseBody] = [createBody(), createBody()];
      const key = {};
      let headBytes = 0;
      const keep = (bytes: number): void => {
        headBytes += bytes;
        count(bytes);
      };
      let isSettled = false;
      let isRequestComplete = false;
      let markSettled = (): void => {};
      const settled = new Promise<void>((done) => {
        markSettled = done;
      });
      let markRequestComplete = (): void => {};
      const requestComplete = new Promise<void>((done) => {
        markRequestComplete = done;
      });
      const endRequest = (): void => {
        isRequestComplete = true;
        markRequestComplete();
      };

      let call: ObservedCall | null = null;
      queue.add(async () => {
        await requestComplete;
        const bytes = requestBody.bytes();
        const body = bytes?.length === 0 ? null : bytes;
        call = observer.started(
          { method, url, headers: joinedHeaders(toPairs(rawHeaders)), body },
          startedAt,
        );
      });

      /** Ends the exchange for the observer. Whatever happens in it later is ignored. */
      const settle = (notify: (observed: ObservedCall) => Promise<void> | void): void => {
        if (isSettled) return;
        isSettled = true;
        endRequest();
        clearTimeout(timer);
        open.delete(key);
        queue.add(async () => {
          try {
            if (call) await notify(call);
          } finally {
            requestBody.drop();
            responseBody.drop();
            keptBytes -= headBytes;
          }
        });
        markSettled();
      };

      const lose = (reason: string): void => {
        if (isSettled) return;
        responseBody.drop();
        settle((observed) => observer.lost(observed, reason));
      };
      const drop = (reason: string): void => {
        if (!isSettled) requestBody.drop();
        lose(reason);
      };
      const timer = setTimeout(() => {
        if (!isStream || !isRequestComplete) drop(tooSlow);
      }, maxExchangeMs);
      timer.unref();
      open.set(key, { drop: () => drop(tooMuchKept), settled });
      keep(exchangeBytes + countCharacters(rawHeaders));

      return {
        addToRequest: (chunk: Buffer): void => {
          if (!isSettled) requestBody.add(chunk);
        },
        /** The body of the request is complete, or no more of it arrives. */
        endRequest,
        addToResponse: (chunk: Buffer): void => {
          if (!isSettled) responseBody.add(chunk);
        },
        responseLength: responseBody.length,
        /** The response is complete. */
        complete: ({ status, rawHeaders: raw, rawTrailers, isComplete }: ReceivedHead): void => {
          const endedAt = now();
          if (isSettled) return;
          keep(countCharacters([...raw, ...rawTrailers]));
          settle(async (observed) => {
            const bytes = responseBody.bytes();
            if (bytes === null || !requestBody.isKept()) return observer.lost(observed, bodyTooLarge);
            const wireBytes = isComplete ? bytes : keepCompleteLines(bytes);
            const headers = joinedHeaders(toPairs(raw));
            const encoding = isComplete ? headers[headerNames.contentEncoding.toLowerCase()] : undefined;
            const body =
              method === 'HEAD' ? { bytes: wireBytes, undecodable: null } : await decode(wireBytes, encoding);
            const trailers = joinedHeaders(toPairs(rawTrailers));
            const durationMs = endedAt - startedAt;
            observer.ended(observed, { status, headers, trailers, wireBytes, ...body, durationMs }, endedAt);
          });
        },
        /** No response that can be checked arrived. @param reason as a clause after a colon */
        lose,
      };
    },
    /** A request that isn't forwarded. @param reason as a clause after a colon */
    leaveOut: (reason: string): void => queue.add(() => observer.leaveOut(reason)),
    /** The target's data was reset. */
    forget: (): void => queue.add(observer.forget),
    /** A failure of the proxy itself. */
    failed: (error: unknown): void => observer.failed('a forwarded request', error),
    /** Waits until every exchange was checked or abandoned. */
    idle: async (): Promise<void> => {
      await Promise.all([...open.values()].map(({ settled }) => settled));
      await queue.idle();
    },
  };
};

export type ExchangeLog = ReturnType<typeof createExchangeLog>;
