import type { Clock } from '../core/clock.ts';
import type { AppContext } from '../domain/app-context.ts';
import type { Database, Db } from '../store/database.ts';
import type { Engine } from '../store/engine.ts';
import {
  changeState,
  createSharedState,
  type SandboxState,
  type StateChange,
} from '../store/sandbox-state.ts';
import type { Seed } from '../store/seed/seed-records.ts';

/** The advance of the clock, stored with the records, so that it survives a restart and is the same in every process. */
type SharedClock = {
  /** The advance of this process's clock, in milliseconds. */
  getAhead(): number;
  /** Sets this process's clock to the stored advance, in milliseconds. */
  follow(ahead: number): void;
  /** Undoes the advance. */
  reset(): void;
  /** Advances the clock. @returns a function that undoes it if the advance can't be stored */
  step(milliseconds: number): () => void;
};

/** @param clock advanced only through the shared clock, except by tests */
export const shareClock = (clock: Clock): SharedClock => {
  let applied = 0;
  const reset = () => {
    clock.reset();
    applied = 0;
  };
  const follow = (ahead: number) => {
    // A reset sets the clocks of all processes back.
    if (ahead < applied) reset();
    if (ahead > applied) clock.advance(ahead - applied);
    applied = ahead;
  };
  return {
    getAhead: () => applied,
    follow,
    reset,
    step(milliseconds) {
      const before = applied;
      follow(applied + milliseconds);
      return () => follow(before);
    },
  };
};

/** The topics of notifications between processes on the same database. */
type Topic = 'log' | 'state' | 'deliveries' | 'agents';

/** Takes this process from one state of the sandbox to the next. The first state has none before it. */
type FollowState = (db: Db, next: SandboxState, before: SandboxState | undefined) => Promise<void>;

/**
 * Keeps the processes on one database in sync. A sandbox that is the only process on its database has no peers, but keeps its
 * state in the same way.
 */
type Peers = {
  /** Whether other processes may use the same database. */
  readonly shared: boolean;
  /** Updates this process to the sandbox's state in the database if necessary. */
  catchUp(db: Db): Promise<void>;
  /** Updates this process before a request. If the database can't be read, the request itself reports it. */
  catchUpQuietly(): Promise<void>;
  /** Notifies every process, including this one, once the transaction is committed. */
  notify(topic: Topic): (db: Db) => Promise<void>;
  /** Like `notify`, but undefined in a sandbox without peers. */
  notifyOthers(topic: Topic): ((db: Db) => Promise<void>) | undefined;
  /** Changes the sandbox's state for every process. */
  changeState(db: Db, change?: StateChange): Promise<void>;
  /** Runs this process's part of each change of the state. Called once, before `listen`. */
  follow(apply: FollowState): void;
  /** Starts listening to notifications. */
  listen(listeners: Readonly<Record<Exclude<Topic, 'state'>, () => unknown>>): Promise<void>;
  /** Stops listening. */
  close(): Promise<void>;
};

/** Creates the link to the other processes on a database. */
export const createPeers = (database: Database, engine: Engine, log: (line: string) => void): Peers => {
  const { shared } = engine;
  const appliers: FollowState[] = [];
  const state = createSharedState(async (db, next, before) => {
    for (const apply of appliers) await apply(db, next, before);
  });
  let isClosed = false;
  let stopListening = async () => {};
  const notify = (topic: Topic) => (db: Db) => engine.notify(db, topic);
  const catchUpQuietly = () =>
    state.catchUp(database).catch((error: unknown) => {
      if (!isClosed) log(`The sandbox's state could not be read: ${String(error)}`);
    });
  return {
    shared,
    catchUp: state.catchUp,
    catchUpQuietly,
    notify,
    notifyOthers: (topic) => (shared ? notify(topic) : undefined),
    async changeState(db, change) {
      await changeState(db, change);
      await engine.notify(db, 'state');
    },
    follow: (apply) => void appliers.push(apply),
    async listen(listeners) {
      const all: Readonly<Record<string, () => unknown>> = { ...listeners, state: catchUpQuietly };
      stopListening = await engine.listen((message) => {
        // An empty message means that notifications may have been missed, so every listener runs.
        for (const [topic, listener] of Object.entries(all))
          if (message === topic || message === '') listener();
      });
    },
    async close() {
      isClosed = true;
      await stopListening();
    },
  };
};

/** An assembled sandbox: its services, and the parts of them that only the wiring uses. */
export type Wired = {
  readonly context: AppContext;
  readonly peers: Peers;
  readonly sharedClock: SharedClock;
  /** The records that a reset restores; undefined for the demo records. */
  readonly initial: { records: Seed | undefined };
  /** Makes ids differ from the ids of earlier openings of the same records. @param opening 1 for new records */
  noteOpening(opening: number): void;
};
