/** Something took longer than allowed. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** Waits for a driver's work, which may never finish. @throws TimeoutError once `limitMs` milliseconds have passed */
export const withinTime = async <T>(limitMs: number, work: () => T | Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const message = `no result within ${limitMs / 1000} s`;
    timer = setTimeout(() => reject(new TimeoutError(message)), limitMs);
  });
  try {
    return await Promise.race([Promise.resolve().then(work), late]);
  } finally {
    clearTimeout(timer);
  }
};
