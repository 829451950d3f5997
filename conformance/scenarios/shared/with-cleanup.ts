/**
 * Runs a body, then restores what it changed, even if the body fails. If both fail, the error of the body is thrown.
 *
 * @returns the result of the body
 */
export const withCleanup = async <T>(body: () => Promise<T>, restore: () => Promise<unknown>): Promise<T> => {
  let result: T;
  try {
    result = await body();
  } catch (error) {
    await restore().catch(() => {});
    throw error;
  }
  await restore();
  return result;
};
