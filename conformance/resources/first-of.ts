import { type OperationId, operationOf } from '@workspace-api/contract';
import { itemsOf } from '../judging/body.ts';
import { NotExercisedError } from './not-exercised-error.ts';
import type { SubjectContext } from './subject-context.ts';

/** The first record of a list that fits. @throws NotExercisedError where there is none */
export const firstOf = async <T extends { id: string }>(
  { make }: SubjectContext,
  list: OperationId,
  what: string,
  path: Record<string, string> = {},
  fits: (item: Record<string, unknown>) => boolean = () => true,
): Promise<T> => {
  const answer = await make({ operation: list, path });
  const found = itemsOf(operationOf(list), answer.json()).find(
    (item) => typeof item?.id === 'string' && fits(item),
  );
  if (!found) throw new NotExercisedError(`a ${what}: the workspace has none, and no driver adds one`);
  return found as T;
};
