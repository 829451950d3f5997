/**
 * Waits for work unless a signal is aborted first. The work goes on for others that wait for it.
 *
 * @throws the signal's reason, at once, when it is aborted
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
