/** Tells the tails that are open when there may be something new, and when the sandbox ends. */
export type LogFeed = {
  /** An entry is being written; its transaction may still be open. */
  written(): void;
  /** Ends every tail. */
  end(): void;
  /** @returns what takes the listener off again */
  listen(listener: Listener): () => void;
};

type Listener = { readonly written: () => void; readonly ended: () => void };

/** The feed of one sandbox. It carries no entries: tails read those from the store. */
export const createLogFeed = (): LogFeed => {
  const listeners = new Set<Listener>();
  return {
    written: () => {
      for (const { written } of listeners) written();
    },
    end: () => {
      for (const { ended } of listeners) ended();
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
