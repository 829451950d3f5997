import type { Clock } from './clock.ts';
import { RunLimitError } from './run-limit-error.ts';

export type WaitOptions = {
  clock: Clock;
  /** The maximum total time that a run waits for rate limits, in milliseconds. */
  maxWaitMs: number;
  /** When the run ends, according to the clock. */
  deadline: number;
  signal: AbortSignal | null;
  /** Called before each wait for a rate limit, with its length in milliseconds. */
  onWait: (milliseconds: number) => void;
};

/** Creates the waits of a run. Each throws a RunLimitError instead of waiting if the wait would exceed a limit of the run. */
export const createWaits = ({ clock, maxWaitMs, deadline, signal, onWait }: WaitOptions) => {
  let total = 0;
  let waitedUntil = Number.NEGATIVE_INFINITY;

  const wait = async (milliseconds: number): Promise<void> => {
    if (clock.now() + milliseconds > deadline) throw new RunLimitError('--max-duration');
    await clock.wait(milliseconds, signal ?? undefined);
  };

  return {
    /** Waits for a rate limit. Simultaneous waits count once. */
    forRateLimit: async (milliseconds: number): Promise<void> => {
      const now = clock.now();
      const until = now + milliseconds;
      const added = Math.max(until - Math.max(now, waitedUntil), 0);
      if (total + added > maxWaitMs) throw new RunLimitError('--max-wait');
      if (until > deadline) throw new RunLimitError('--max-duration');
      total += added;
      waitedUntil = Math.max(waitedUntil, until);
      if (added > 0) onWait(added);
      await wait(milliseconds);
    },
    /** Waits before a request is repeated. */
    forBackoff: wait,
    /** Milliseconds waited for rate limits so far. */
    rateLimitedMs: (): number => total,
  };
};
