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
