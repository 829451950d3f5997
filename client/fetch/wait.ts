import type { Clock } from './clock.ts';

/** Waits for a delay in milliseconds. @throws the signal's reason, at once, when it is aborted */
export const wait = (delay: number, clock: Clock, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const abort = () => {
      cancel();
      reject(signal?.reason);
    };
    const cancel = clock.after(delay, () => {
      signal?.removeEventListener('abort', abort);
      resolve();
    });
    signal?.addEventListener('abort', abort);
  });
