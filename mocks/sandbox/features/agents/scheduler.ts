import type { Database, Db } from '../../store/database.ts';
import { advanceRuns, nextStep } from './advance-runs.ts';
import type { Parts } from './runs.ts';

/** Runs the agents of this sandbox by its clock. */
export type AgentScheduler = {
  /** Checks for due runs on commit, in this process and its peers. */
  announce(db: Db): Promise<void>;
  /** Checks for due runs. */
  wake(): void;
  /** Advances all runs from `from` to now, including those that only progress when the clock is advanced. */
  advance(from: Date): Promise<void>;
  /** Stops starting and completing runs. */
  close(): Promise<void>;
};

type SchedulerParts = {
  readonly database: Database;
  /** Wakes the schedulers of the peers; undefined if there are none. */
  readonly notifyPeers: ((db: Db) => Promise<void>) | undefined;
  readonly log: (line: string) => void;
};

/**
 * There is no polling: a change to an agent or a run, and an alarm on the clock, trigger a check for due runs. Runs that
 * were missed while no process was running are not made up for. Each run is started once, by any process.
 */
export const createAgentScheduler = (parts: Parts & SchedulerParts): AgentScheduler => {
  const { database, clock, notifyPeers, log } = parts;
  /** The time up to which this process has advanced the runs, in epoch milliseconds. */
  let advancedUntil = clock.now().getTime();
  let queue = Promise.resolve();
  let closed = false;
  let cancelAlarm = () => {};

  const advance = async (since: Date | undefined): Promise<void> => {
    const to = clock.now();
    const includeManual = since !== undefined;
    // A reset sets the clock back.
    const from = since ?? new Date(Math.min(advancedUntil, to.getTime()));
    const due = includeManual ? 0 : await nextStep(database, from);
    if (due !== undefined && due <= to.getTime())
      await database.transaction((db) => advanceRuns(parts, db, { from, to, includeManual }));
    advancedUntil = to.getTime();
    const next = await nextStep(database, to);
    cancelAlarm();
    if (next !== undefined && !closed) cancelAlarm = clock.at(new Date(next), check);
  };

  /** Calls run one after the other: each starts where the previous one ended. */
  const enqueue = (since?: Date): Promise<void> => {
    const result = queue.then(() => (closed ? undefined : advance(since)));
    queue = result.catch(() => {});
    return result;
  };

  const check = (): void => {
    enqueue().catch((error: unknown) => {
      if (!closed) log(`Cannot check for due runs: ${String(error)}`);
    });
  };

  return {
    async announce(db) {
      await notifyPeers?.(db);
      db.onCommit(check);
    },
    wake: check,
    advance: enqueue,
    async close() {
      closed = true;
      cancelAlarm();
      await queue;
      cancelAlarm();
    },
  };
};

declare module '../../http/app-context.ts' {
  interface AppContext {
    /** Starts and advances the runs of agents. */
    readonly agentScheduler: AgentScheduler;
  }
}
