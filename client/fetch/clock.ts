/**
 * Waits for work unless a signal is aborted first. The work continues for other callers that wait for it.
 *
 * @throws the signal's reason, immediately when it is aborted
 */
export const unlessAborted = <T>(work: T | Promise<T>, signal?: AbortSignal | null): Promise<T> =>
  new Promise((resolve, reject) => {
    const abort = () => reject(signal?.reason);
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    Promise.resolve(work)
      .then(resolve, reject)
      .finally(() => signal?.removeEventListener('abort', abort));
  });

/** The time source of the wrappers. Tests replace it so that they don't have to wait; the clock of a sandbox is one. */
export type Clock = {
  now(): Date;
  /** Calls a function once at a time, or soon if it has passed. @returns a function that cancels it */
  at(time: Date, run: () => void): () => void;
};

/** The longest delay of a timer, in milliseconds. A longer one would fire immediately. */
const longestDelay = 2 ** 31 - 1;

/** The machine's clock. */
export const systemClock: Clock = {
  now: () => new Date(),
  at: (time, run) => {
    const timer = setTimeout(run, time.getTime() - Date.now());
    return () => clearTimeout(timer);
  },
};

/** Calls a function once after a delay in milliseconds. @returns a function that cancels it */
export const after = (delay: number, clock: Clock, run: () => void): (() => void) =>
  clock.at(new Date(clock.now().getTime() + Math.min(delay, longestDelay)), run);

/** Waits for a delay in milliseconds. @throws the signal's reason, immediately when it is aborted */
export const wait = async (delay: number, clock: Clock, signal?: AbortSignal): Promise<void> => {
  let cancel = () => {};
  const passed = new Promise<void>((resolve) => {
    cancel = after(delay, clock, resolve);
  });
  await unlessAborted(passed, signal).finally(cancel);
};
