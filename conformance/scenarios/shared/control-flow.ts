import { NotExercisedError } from '../../resources/not-exercised-error.ts';

/** Returns the result of an action; null if it lacks a requirement, which would otherwise end the case. */
export const unlessMissing = async <Result>(action: () => Promise<Result>): Promise<Result | null> => {
  try {
    return await action();
  } catch (error) {
    if (error instanceof NotExercisedError) return null;
    throw error;
  }
};

/** Checks each value, also if an earlier one lacked a requirement. The first such value ends the case afterwards. */
export const eachPossible = async <Value>(
  values: readonly Value[],
  check: (value: Value) => Promise<unknown>,
): Promise<void> => {
  const missing: NotExercisedError[] = [];
  for (const value of values) {
    try {
      await check(value);
    } catch (error) {
      if (!(error instanceof NotExercisedError)) throw error;
      missing.push(error);
    }
  }
  if (missing[0]) throw missing[0];
};

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
