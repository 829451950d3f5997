import type { Clock } from '../core/clock.ts';
import type { Database, Db } from '../store/database.ts';
import { changeState, readState, type SandboxState, type StateChange } from '../store/sandbox-state.ts';

/**
 * The advance of the clock, stored with the records, so that it survives a restart and is the same in every process.
 *
 * @param clock advanced only through the shared clock, except by tests
 */
export const shareClock = (clock: Clock) => {
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
    /** The advance of this process's clock, in milliseconds. */
    getAhead: () => applied,
    /** Sets the advance of this process's clock, in milliseconds. */
    follow,
    /** Undoes the advance. */
    reset,
  };
};

/** The topics of notifications between processes on the same database. */
type Topic = 'log' | 'state' | 'deliveries' | 'agents';

type Listeners = Readonly<Record<Topic, () => unknown>>;

/** Takes this process from one state of the sandbox to the next. The first state has none before it. */
type FollowState = (db: Db, next: SandboxState, before: SandboxState | undefined) => Promise<void>;

/**
 * Keeps the processes on one database in sync. A sandbox that is the only process on its database has no peers, but keeps its
 * state in the same way.
 */
export const createPeers = (database: Database, log: (line: string) => void) => {
  const { channel } = database.engine;
  let apply: FollowState = async () => {};
  let current: SandboxState | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const catchUp = async (db: Db): Promise<void> => {
    const next = await readState(db);
    const turn = last.then(async () => {
      // Another call may have already read and applied a later version.
      if (current && next.version <= current.version) return;
      await apply(db, next, current);
      current = next;
    });
    last = turn.catch(() => undefined);
    return turn;
  };
  let listeners: Partial<Listeners> = {};
  let stopListening = async () => {};
  let isClosed = false;
  const catchUpQuietly = () =>
    catchUp(database).catch((error: unknown) => {
      if (!isClosed) log(`The sandbox's state could not be read: ${String(error)}`);
    });
  const notify = (db: Db, topic: Topic) => channel?.notify(db, topic);
  const announce = async (db: Db, topic: Topic): Promise<void> => {
    await notify(db, topic);
    db.onCommit(() => listeners[topic]?.());
  };
  return {
    /** Whether other processes may use the same database. */
    shared: channel !== undefined,
    /** Updates this process to the sandbox's state in the database. Changes made before the call are then in effect. */
    catchUp,
    /** Updates this process before a request. If the database can't be read, the request itself reports it. */
    catchUpQuietly,
    /** Wakes the listeners of the other processes once the transaction is committed. */
    notify,
    /** Wakes the listener of every process once the transaction is committed. */
    announce,
    /** Changes the sandbox's state for every process. */
    async changeState(db: Db, change?: StateChange): Promise<void> {
      await changeState(db, change);
      await announce(db, 'state');
    },
    /** Sets this process's part of each change of the state. Called before `listen`. */
    follow(work: FollowState) {
      apply = work;
    },
    /** Starts listening to announcements. */
    async listen(own: Omit<Listeners, 'state'>): Promise<void> {
      const all: Listeners = { ...own, state: catchUpQuietly };
      listeners = all;
      if (channel)
        stopListening = await channel.listen((message) => {
          // An empty message means that notifications may have been missed, so every listener runs.
          for (const [topic, listener] of Object.entries(all))
            if (message === topic || message === '') listener();
        });
    },
    /** Stops listening. */
    async close(): Promise<void> {
      isClosed = true;
      listeners = {};
      await stopListening();
    },
  };
};
