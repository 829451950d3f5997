import type { Clock } from './clock.ts';
import { unlessAborted } from './unless-aborted.ts';

/** Waits for a delay in milliseconds. @throws the signal's reason, at once, when it is aborted */
export const wait = async (delay: number, clock: Clock, signal?: AbortSignal): Promise<void> => {
  let cancel = () => {};
  const passed = new Promise<void>((resolve) => {
    cancel = clock.after(delay, resolve);
  });
  await unlessAborted(passed, signal).finally(cancel);
};
