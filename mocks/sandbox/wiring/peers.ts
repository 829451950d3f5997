import type { Database, Db } from '../store/database.ts';
import type { Engine } from '../store/engine.ts';
import {
  changeState,
  createSharedState,
  type SandboxState,
  type StateChange,
} from '../store/sandbox-state.ts';

/** The topics of notifications between processes on the same database. */
type Topic = 'log' | 'state' | 'deliveries' | 'agents';

/** Takes this process from one state of the sandbox to the next. The first state has none before it. */
type FollowState = (db: Db, next: SandboxState, before: SandboxState | undefined) => Promise<void>;

/**
 * Keeps the processes on one database in sync. A sandbox that is the only process on its database has no peers, but keeps its
 * state in the same way.
 */
export type Peers = {
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
