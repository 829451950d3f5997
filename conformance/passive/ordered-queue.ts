/**
 * Runs tasks one after another, in the order in which they were added.
 *
 * @param failed receives the error that a task throws; the next task still runs
 */
export const createOrderedQueue = (failed: (error: unknown) => void) => {
  let last: Promise<void> = Promise.resolve();
  return {
    add: (work: () => Promise<void> | void): void => {
      last = last.then(work).catch(failed);
    },
    /** Waits until all tasks added so far are done. */
    idle: (): Promise<void> => last,
  };
};
