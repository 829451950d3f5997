import type { IncomingMessage } from 'node:http';
import { headerNames } from '@workspace-api/contract';
import { decode, maxBodyBytes } from '../target/decode.ts';
import { joinHeaders } from '../target/exchange.ts';
import { toPairs } from './messages.ts';
import type { ObservedCall, Observer } from './observer.ts';

/** The present time, which goes on if the machine's clock is set back: the trace compares times. */
const now = (): number => performance.timeOrigin + performance.now();

/** The most that the proxy keeps in memory of bodies in progress, in bytes. */
const maxKeptBytes = 128 * 2 ** 20;

/** About what a chunk of a body takes in addition to its bytes. */
const chunkBytes = 128;

const bodyTooLarge = `a body over ${maxBodyBytes / 2 ** 20} MiB`;
const tooMuchKept = 'too many large bodies were in progress';

/** Creates a function that keeps a body while its exchange is in progress. */
const createCollector = (maxBytes: number) => {
  let keptBytes = 0;
  return () => {
    let chunks: Buffer[] = [];
    let [length, ownBytes] = [0, 0];
    let problem: string | null = null;
    const drop = (): void => {
      keptBytes -= ownBytes;
      ownBytes = 0;
      chunks = [];
    };
    return {
      /** Keeps a part. Returns whether the body can still be checked; if not, nothing of it is kept. */
      add: (chunk: Buffer): boolean => {
        length += chunk.length;
        if (length > maxBodyBytes) problem ??= bodyTooLarge;
        else if (keptBytes + chunk.length > maxBytes) problem ??= tooMuchKept;
        if (problem !== null) {
          drop();
          return false;
        }
        chunks.push(chunk);
        ownBytes += chunk.length + chunkBytes;
        keptBytes += chunk.length + chunkBytes;
        return true;
      },
      /** The bytes that were added, kept or not. */
      length: () => length,
      /** The body; null if it can't be checked. */
      bytes: () => (problem === null ? Buffer.concat(chunks) : null),
      /** Why it can't be checked, as a clause after a colon. */
      problem: () => problem,
      drop,
    };
  };
};

/** What is kept of a body while its exchange is in progress. */
export type BodyInProgress = ReturnType<ReturnType<typeof createCollector>>;

/**
 * Keeps bodies in progress and notifies the observer of exchanges, in the order in which they started and ended. Above
 * {@link maxKeptBytes}, a further body isn't kept and its exchange is recorded as lost. That never affects the traffic.
 */
export const createExchangeLog = (observer: Observer, maxBytes = maxKeptBytes) => {
  /** Decoding a response takes time, and no later exchange may overtake it. */
  let queue: Promise<void> = Promise.resolve();
  const add = (notify: () => Promise<void> | void): void => {
    queue = queue.then(notify).catch((error) => observer.failed('an observed request', error));
  };
  const open = new Set<Promise<void>>();
  const collectBody = createCollector(maxBytes);

  return {
    collectBody,
    /** A request is in progress. @param work resolves at its end */
    waitFor: (work: Promise<void>): void => {
      open.add(work);
      void work.then(() => open.delete(work));
    },
    /** A request is sent. @param url its address at the target */
    begin: (method: string, url: string, rawHeaders: readonly string[], body: BodyInProgress) => {
      const startedAt = now();
      let call: ObservedCall | null = null;
      add(() => {
        const headers = joinHeaders(toPairs(rawHeaders));
        call = observer.started(
          { method, url, headers, body: body.length() === 0 ? null : body.bytes() },
          startedAt,
        );
      });
      const responseBody = collectBody();
      let isSettled = false;

      /** Ends the exchange for the observer. Whatever happens in it later is ignored. */
      const settle = (notify: (observed: ObservedCall) => Promise<void> | void): void => {
        if (isSettled) return;
        isSettled = true;
        add(async () => {
          try {
            if (call) await notify(call);
          } finally {
            body.drop();
            responseBody.drop();
          }
        });
      };

      return {
        /** Keeps a part of the response. Returns how many bytes it has so far. */
        addToResponse: (chunk: Buffer): number => {
          if (!isSettled) responseBody.add(chunk);
          return responseBody.length();
        },
        /** The response is complete. @param isComplete whether its body isn't truncated */
        complete: (
          incoming: Pick<IncomingMessage, 'statusCode' | 'rawHeaders' | 'rawTrailers'>,
          isComplete: boolean,
        ): void => {
          const { statusCode: status = 0, rawHeaders: raw, rawTrailers } = incoming;
          const endedAt = now();
          settle(async (observed) => {
            const problem = body.problem() ?? responseBody.problem();
            const bytes = responseBody.bytes();
            if (problem !== null || bytes === null) return observer.lost(observed, problem ?? bodyTooLarge);
            // A record that the end of a stream cut off is dropped.
            const wire = isComplete ? bytes : bytes.subarray(0, bytes.lastIndexOf('\n') + 1);
            const headers = joinHeaders(toPairs(raw));
            const encoding = isComplete ? headers[headerNames.contentEncoding.toLowerCase()] : undefined;
            const decoded =
              method === 'HEAD' ? { bytes: wire, undecodable: null } : await decode(wire, encoding);
            const trailers = joinHeaders(toPairs(rawTrailers));
            observer.ended(observed, { status, headers, trailers, ...decoded }, endedAt);
          });
        },
        /** No response that can be checked arrived. @param reason as a clause after a colon */
        lose: (reason: string): void => settle((observed) => observer.lost(observed, reason)),
      };
    },
    /** A request that isn't forwarded. @param reason as a clause after a colon */
    leaveOut: (reason: string): void => add(() => observer.leaveOut(reason)),
    /** The target's data was reset. */
    forget: (): void => add(observer.forget),
    /** A failure of the proxy itself. */
    failed: (error: unknown): void => observer.failed('a forwarded request', error),
    /** Waits until every exchange was checked or abandoned. */
    idle: async (): Promise<void> => {
      while (open.size > 0) await Promise.all(open);
      await queue;
    },
  };
};

export type ExchangeLog = ReturnType<typeof createExchangeLog>;
