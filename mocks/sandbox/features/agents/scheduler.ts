import type { Database, Db } from '../../store/database.ts';
import { nextStep, passTime } from './advance-runs.ts';
import type { Parts } from './runs.ts';

/** What lets the agents of this sandbox go on, when it is time by its clock. */
export type AgentScheduler = {
  /** Something may go on by itself once the transaction has been committed, in whichever process is there then. */
  announce(db: Db): Promise<void>;
  /** Something may go on by itself. */
  wake(): void;
  /**
   * Lets everything come from where it was at `from` to where it is by now, the runs too that stand still while the
   * clock is not advanced.
   */
  live(from: Date): Promise<void>;
  /** Nothing goes on any more. */
  close(): Promise<void>;
};

type Own = {
  readonly database: Database;
  /** Tells the other processes on these records, `wake` of theirs; absent where there are none. */
  readonly tell: ((db: Db) => Promise<void>) | undefined;
  readonly log: (line: string) => void;
};

/**
 * Nothing is polled: what may have moved the next step, and an alarm on the clock, make it look for what is due. Runs
 * that a process missed because none was there are not made up for; each is started once, by whichever process.
 */
export const createAgentScheduler = (parts: Parts & Own): AgentScheduler => {
  const { database, clock, tell, log } = parts;
  /** Up to when this process has seen to it, in milliseconds. */
  let lived = clock.now().getTime();
  let turn = Promise.resolve();
  let closed = false;
  let takeBackAlarm = () => {};

  const pass = async (since: Date | undefined): Promise<void> => {
    const to = clock.now();
    const still = since !== undefined;
    // A reset takes the clock back.
    const from = since ?? new Date(Math.min(lived, to.getTime()));
    const due = still ? 0 : await nextStep(database, from);
    if (due !== undefined && due <= to.getTime())
      await database.transaction((db) => passTime(parts, db, { from, to, still }));
    lived = to.getTime();
    const next = await nextStep(database, to);
    takeBackAlarm();
    if (next !== undefined && !closed) takeBackAlarm = clock.at(new Date(next), look);
  };

  /** One after the other: each begins where the one before has ended. */
  const inTurn = (since?: Date): Promise<void> => {
    const mine = turn.then(() => (closed ? undefined : pass(since)));
    turn = mine.catch(() => {});
    return mine;
  };

  const look = (): void => {
    inTurn().catch((error: unknown) => {
      if (!closed) log(`What agents do next could not be looked up: ${String(error)}`);
    });
  };

  return {
    async announce(db) {
      await tell?.(db);
      db.onCommit(look);
    },
    wake: look,
    live: inTurn,
    async close() {
      closed = true;
      takeBackAlarm();
      await turn;
      takeBackAlarm();
    },
  };
};

declare module '../../http/app-context.ts' {
  interface AppContext {
    /** Starts and advances the runs of agents. */
    readonly agentScheduler: AgentScheduler;
  }
}
