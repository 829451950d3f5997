import { NotExercisedError } from '../../resources/not-exercised-error.ts';

/** What an action returns; null where something that it needs is missing, which would end the case. */
export const unlessMissing = async <Result>(action: () => Promise<Result>): Promise<Result | null> => {
  try {
    return await action();
  } catch (error) {
    if (error instanceof NotExercisedError) return null;
    throw error;
  }
};
