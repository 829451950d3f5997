import type { Db } from '../../store/database.ts';

/** Notifies open tails of new entries and of the end of the sandbox. */
export type LogFeed = {
  /** Announces a new entry on commit to this process and its peers. */
  announce(db: Db): Promise<void>;
  /** Makes the open tails read new entries after this process or a peer has written one. */
  wake(): void;
  /** Ends all current and later listeners. */
  end(): void;
  /** The number of listeners. */
  count(): number;
  /** Adds a listener. @returns a function that removes it */
  listen(listener: Listener): () => void;
};

type Listener = { readonly onWrite: () => void; readonly onEnd: () => void };

/**
 * Creates the feed of a sandbox. The feed doesn't carry entries: tails read them from the database.
 *
 * @param announce calls `wake` in every process on the same database, including this one
 */
export const createLogFeed = (announce: (db: Db) => Promise<void>): LogFeed => {
  const listeners = new Set<Listener>();
  let hasEnded = false;
  return {
    announce,
    wake: () => {
      for (const { onWrite } of listeners) onWrite();
    },
    end: () => {
      hasEnded = true;
      for (const { onEnd } of listeners) onEnd();
    },
    count: () => listeners.size,
    listen(listener) {
      listeners.add(listener);
      if (hasEnded) listener.onEnd();
      return () => listeners.delete(listener);
    },
  };
};

declare module '../../domain/app-context.ts' {
  interface AppContext {
    /** Notifies the open log tails. */
    readonly logFeed: LogFeed;
  }
}
