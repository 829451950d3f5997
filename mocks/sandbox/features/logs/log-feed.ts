import type { Db } from '../../store/database.ts';

/** Tells the tails that are open when there may be something new, and when the sandbox ends. */
export type LogFeed = {
  /** An entry is being written. */
  written(db: Db): Promise<void>;
  /** An entry was written, by whichever process. */
  wake(): void;
  /** Ends every tail. */
  end(): void;
  /** How often `end` was called: a tail that doesn't listen yet sees by it that it has ended. */
  ends(): number;
  /** @returns what takes the listener off again */
  listen(listener: Listener): () => void;
};

type Listener = { readonly written: () => void; readonly ended: () => void };

/**
 * The feed of one sandbox. It carries no entries: tails read those from the database.
 *
 * @param tell tells every process on the same records, `wake` included
 */
export const createLogFeed = (tell: (db: Db) => Promise<void>): LogFeed => {
  const listeners = new Set<Listener>();
  let ends = 0;
  return {
    written: tell,
    wake: () => {
      for (const { written } of listeners) written();
    },
    end: () => {
      ends += 1;
      for (const { ended } of listeners) ended();
    },
    ends: () => ends,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

declare module '../../http/app-context.ts' {
  interface AppContext {
    /** Notifies the open log tails. */
    readonly logFeed: LogFeed;
  }
}
