/** Does work one after another, in the order in which it was added. */
export const createOrderedQueue = () => {
  let last: Promise<void> = Promise.resolve();
  return {
    add: (work: () => Promise<void> | void): void => {
      last = last.then(work);
    },
    /** Waits until everything that was added so far is done. @throws what the work throws */
    idle: (): Promise<void> => last,
  };
};
