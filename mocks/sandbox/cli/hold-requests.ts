import type { Sandbox } from '../create-sandbox.ts';

/** A sandbox's `fetch` that can be held while something replaces its records. */
export type HeldFetch = {
  readonly fetch: Sandbox['fetch'];
  /** Does something once the requests under way are answered; those that come meanwhile wait until it is done. */
  runExclusive<Result>(work: () => Promise<Result>): Promise<Result>;
};

/**
 * Wraps a sandbox's `fetch`.
 *
 * @param longest how long requests under way are waited for, in milliseconds: one of them may never end
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
