/**
 * Does work one after another, in the order in which it was added.
 *
 * @param failed takes what a piece of work throws; the next one is done all the same
 */
export const createOrderedQueue = (failed: (error: unknown) => void) => {
  let last: Promise<void> = Promise.resolve();
  return {
    add: (work: () => Promise<void> | void): void => {
      last = last.then(work).catch(failed);
    },
    /** Waits until everything that was added so far is done. */
    idle: (): Promise<void> => last,
  };
};
