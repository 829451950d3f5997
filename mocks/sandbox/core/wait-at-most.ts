/**
 * Waits for a promise, for at most this many milliseconds of real time.
 *
 * @returns its result; undefined if it takes longer
 */
export const waitAtMost = async <Result>(
  milliseconds: number,
  promise: Promise<Result>,
): Promise<Result | undefined> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
};
