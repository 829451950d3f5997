import { type OperationId, operationOf } from '@workspace-api/contract';
import { itemsOf } from '../judging/body.ts';
import { NotExercisedError } from './not-exercised-error.ts';
import { listedResource } from './resource-of.ts';
import type { SubjectContext } from './subject-context.ts';

/** The first record of a list. @throws NotExercisedError where there is none */
export const firstOf = async (
  { make }: SubjectContext,
  list: OperationId,
  what: string,
  path: Record<string, string> = {},
): Promise<{ id: string }> => {
  const answer = await make({ operation: list, path });
  const member = listedResource(list)?.id ?? 'id';
  const found = itemsOf(operationOf(list), answer.json())
    .map((item) => item?.[member])
    .find((id) => typeof id === 'string');
  if (!found) throw new NotExercisedError(`a ${what}: the workspace has none, and no driver adds one`);
  return { id: found };
};
