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
