/** A queue between a producer that doesn't wait and one consumer that iterates over it. */
export type Channel<T> = AsyncIterable<T> & {
  push: (item: T) => void;
  /** Ends the iteration once the queue is empty. */
  close: () => void;
};

/** Creates an empty, open channel. */
export const createChannel = <T>(): Channel<T> => {
  const queue: T[] = [];
  let isClosed = false;
  let wake = () => {};
  return {
    push: (item) => {
      queue.push(item);
      wake();
    },
    close: () => {
      isClosed = true;
      wake();
    },
    async *[Symbol.asyncIterator]() {
      while (!isClosed || queue.length > 0) {
        const item = queue.shift();
        if (item !== undefined) yield item;
        else
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
      }
    },
  };
};
