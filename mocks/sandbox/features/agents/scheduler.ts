import { nextTurn } from '#host/timers.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { Db } from '../../store/database.ts';
import { finishRuns, readState } from '../../store/sandbox-state.ts';
import { completeRuns, nextStep, type RunPosition, type Span, startScheduled } from './advance-runs.ts';

/**
 * Runs the agents of this sandbox by its clock. It doesn't poll: changes to agents or runs, and an alarm on the clock, trigger a check for due runs.
 * Runs that were missed while no process was running are skipped. Exactly one process starts each run.
 */
export const createAgentScheduler = (context: AppContext) => {
  const { database, clock, sharedClock, log } = context;
  /** The time up to which this process has advanced the runs, in epoch milliseconds. */
  let advancedUntil = clock.now().getTime();
  let queue = Promise.resolve();
  let isClosed = false;
  let cancelAlarm = () => {};
  /** The number of advances of the clock in progress. */
  let advances = 0;

  /** Runs several transactions. Each one continues where the previous one ended. Other requests are handled between them. */
  const inBatches = async <Position>(
    { to }: Span,
    run: (db: Db, after: Position | undefined) => Promise<Position | undefined>,
  ): Promise<void> => {
    let after: Position | undefined;
    do {
      after = await database.transaction((db) => run(db, after));
      if (after !== undefined) await nextTurn();
      // A reset between two transactions sets the clock back.
    } while (after !== undefined && !isClosed && clock.now() >= to);
  };

  const advanceRuns = async (span: Span, includeManual: boolean, ahead: number): Promise<void> => {
    await inBatches<RunPosition>(span, (db, after) =>
      completeRuns({ context, db }, span, { includeManual, after }),
    );
    if (isClosed || clock.now() < span.to) return;
    await inBatches<string>(span, (db, after) => startScheduled({ context, db }, span, after));
    await finishRuns(database, ahead);
  };

  const advance = async (since: Date | undefined): Promise<void> => {
    const includeManual = since !== undefined;
    // A peer may have moved the clock, and not started the runs of that step yet.
    const { runs_from } = await readState(database);
    const [to, ahead] = [clock.now(), sharedClock.getAhead()];
    const unstarted = runs_from === null ? advancedUntil : Date.parse(runs_from);
    // A reset sets the clock back.
    const from = since ?? new Date(Math.min(advancedUntil, unstarted, to.getTime()));
    const due = includeManual ? 0 : await nextStep(database, from);
    const isDue = due !== undefined && due <= to.getTime();
    if (isDue) await advanceRuns({ from, to }, includeManual, ahead);
    advancedUntil = to.getTime();
    // A step that is next after `from`, and later than `to`, is also next after `to`.
    const next = isDue || due === undefined ? await nextStep(database, to) : due;
    cancelAlarm();
    if (next !== undefined && !isClosed) cancelAlarm = clock.at(new Date(next), check);
  };

  /** Calls run one after another. Each call starts where the previous one ended. */
  const enqueue = (since?: Date): Promise<void> => {
    const result = queue.then(() => (isClosed ? undefined : advance(since)));
    queue = result.catch(() => {});
    return result;
  };

  const check = (): void => {
    if (advances > 0) return;
    enqueue().catch((error: unknown) => {
      if (!isClosed) log(`Cannot check for due runs: ${String(error)}`);
    });
  };

  return {
    /** Checks for due runs. */
    wake: check,
    /** Advances all runs from `from` to now, including runs that progress only when the clock is advanced. */
    advance: (from: Date) => enqueue(from),
    /**
     * Performs one advance of the clock, whose steps call `advance`. Until it is done, nothing else starts or completes runs.
     * Otherwise, runs that fall due along the way would escape the limit on the runs of one advance.
     */
    async during(work: () => Promise<void>): Promise<void> {
      advances += 1;
      try {
        // A check that waits in the queue would read the clock after the first step.
        await queue;
        await work();
      } finally {
        advances -= 1;
        check();
      }
    },
    /** Stops starting and completing runs. */
    async close(): Promise<void> {
      isClosed = true;
      cancelAlarm();
      await queue;
      cancelAlarm();
    },
  };
};
