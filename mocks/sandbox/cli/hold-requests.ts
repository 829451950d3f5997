import type { Sandbox } from '../sandbox.ts';

/** A sandbox's `fetch` that can be paused while its records are replaced. */
export type HeldFetch = {
  readonly fetch: Sandbox['fetch'];
  /** Runs `work` after the pending requests have completed. Requests that arrive meanwhile wait until it is done. */
  runExclusive<Result>(work: () => Promise<Result>): Promise<Result>;
};

/**
 * Wraps a sandbox's `fetch`.
 *
 * @param longest the longest wait for pending requests, in milliseconds, because one of them may never end
 */
export const holdRequests = (fetch: Sandbox['fetch'], longest: number): HeldFetch => {
  const underWay = new Set<Promise<unknown>>();
  let hold: Promise<unknown> | undefined;
  const waitForDrain = async () => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise((resolve) => {
      timer = setTimeout(resolve, longest);
    });
    await Promise.race([Promise.allSettled(underWay), late]);
    clearTimeout(timer);
  };
  return {
    async fetch(input, init) {
      while (hold !== undefined) await hold;
      const response = fetch(input, init);
      underWay.add(response);
      return response.finally(() => underWay.delete(response));
    },
    async runExclusive(work) {
      while (hold !== undefined) await hold;
      const done = waitForDrain().then(work);
      hold = done
        .catch(() => undefined)
        .finally(() => {
          hold = undefined;
        });
      return done;
    },
  };
};
