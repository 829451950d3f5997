import { setTimeout as timeout } from 'node:timers/promises';

/** An option that limits how long a run may take. */
export type RunLimit = '--max-wait' | '--max-duration';

/** A request was not sent, because the wait before it would exceed a limit of the run. */
export class RunLimitError extends Error {
  override readonly name = 'RunLimitError';
  readonly limit: RunLimit;

  constructor(limit: RunLimit) {
    super(`The request was not sent: it would exceed ${limit}.`);
    this.limit = limit;
  }
}

/** The gate's source of time. Waits for rate limits and backoff use it, so that tests don't have to wait. */
export type Clock = {
  /** Milliseconds since an arbitrary moment. */
  now: () => number;
  /** Waits. @throws Error if the signal is aborted in the meantime */
  wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
};

/** The machine's time. */
export const systemClock: Clock = {
  now: () => performance.now(),
  wait: async (milliseconds, signal) => {
    await timeout(milliseconds, undefined, signal && { signal });
  },
};

export type WaitOptions = {
  /** Default: the machine's time. */
  clock?: Clock;
  /** The maximum total time that a run waits for rate limits, in milliseconds. */
  maxWaitMs: number;
  /** When the run ends, according to the clock. Default: never. */
  deadline?: number;
  /** Ends waits for rate limits and backoff. */
  signal?: AbortSignal;
  /** Called before each wait for a rate limit, with its length in milliseconds. */
  onWait?: (milliseconds: number) => void;
};

/** Creates the waits of a run. Each throws a RunLimitError instead of waiting if the wait would exceed a limit of the run. */
export const createWaits = ({
  clock = systemClock,
  maxWaitMs,
  deadline = Number.POSITIVE_INFINITY,
  signal,
  onWait,
}: WaitOptions) => {
  let total = 0;
  let waitedUntil = Number.NEGATIVE_INFINITY;

  let limits = { maxWaitMs, deadline, signal };

  const checkDeadline = (milliseconds = 0): void => {
    if (clock.now() + milliseconds > limits.deadline) throw new RunLimitError('--max-duration');
  };
  const wait = async (milliseconds: number): Promise<void> => {
    checkDeadline(milliseconds);
    await clock.wait(milliseconds, limits.signal);
  };

  return {
    /** @throws RunLimitError if the run has ended */
    check: (): void => checkDeadline(),
    /** Waits for a rate limit. Simultaneous waits count once. */
    forRateLimit: async (milliseconds: number): Promise<void> => {
      const now = clock.now();
      const until = now + milliseconds;
      const added = Math.max(until - Math.max(now, waitedUntil), 0);
      if (total + added > limits.maxWaitMs) throw new RunLimitError('--max-wait');
      checkDeadline(milliseconds);
      total += added;
      waitedUntil = Math.max(waitedUntil, until);
      if (added > 0) onWait?.(added);
      await wait(milliseconds);
    },
    /** Waits before a request is repeated. */
    forBackoff: wait,
    /** Works for at least this time if necessary, whatever limit the run has reached, and after its signal too. */
    extended: async <T>(milliseconds: number, work: () => Promise<T>): Promise<T> => {
      const before = limits;
      const maxWaitMs = Math.max(before.maxWaitMs, total + milliseconds);
      limits = {
        maxWaitMs,
        deadline: Math.max(before.deadline, clock.now() + milliseconds),
        signal: undefined,
      };
      return work().finally(() => {
        limits = before;
      });
    },
    /** Milliseconds waited for rate limits so far. */
    rateLimitedMs: (): number => total,
  };
};

/** Something took longer than allowed. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** Waits for a driver's work, which may never finish. @throws TimeoutError once `limitMs` milliseconds have passed */
export const withinTime = async <T>(limitMs: number, work: () => T | Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const message = `no result within ${limitMs / 1000} s`;
    timer = setTimeout(() => reject(new TimeoutError(message)), limitMs);
  });
  try {
    return await Promise.race([Promise.resolve().then(work), late]);
  } finally {
    clearTimeout(timer);
  }
};
