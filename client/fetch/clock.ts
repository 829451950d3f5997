import { unlessAborted } from './unless-aborted.ts';

/** Time as the wrappers see it: a port, so that tests wait for nothing. */
export type Clock = {
  /** The current time, in milliseconds since the epoch. */
  now(): number;
  /** Calls a function once after a delay in milliseconds. @returns a function that cancels it */
  after(delay: number, run: () => void): () => void;
};

/** The longest delay of a timer, in milliseconds; a longer one would fire at once. */
const longestDelay = 2 ** 31 - 1;

/** The time of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (delay, run) => {
    const timer = setTimeout(run, Math.min(delay, longestDelay));
    return () => clearTimeout(timer);
  },
};

/** Waits for a delay in milliseconds. @throws the signal's reason, at once, when it is aborted */
export const wait = async (delay: number, clock: Clock, signal?: AbortSignal): Promise<void> => {
  let cancel = () => {};
  const passed = new Promise<void>((resolve) => {
    cancel = clock.after(delay, resolve);
  });
  await unlessAborted(passed, signal).finally(cancel);
};
