import type { OperationId } from '@workspace-api/contract';
import { listSubjects } from './listed.ts';
import { NotExercisedError } from './not-exercised-error.ts';
import { listedResource } from './resource-of.ts';
import type { SubjectContext } from './subject-context.ts';

/** The first record of a list. @throws NotExercisedError where there is none */
export const firstOf = async (
  context: SubjectContext,
  list: OperationId,
  what: string,
): Promise<{ id: string }> => {
  const member = listedResource(list)?.id ?? 'id';
  const record = await listSubjects(context).found(list, (item) => typeof item[member] === 'string');
  const id = record?.[member];
  if (typeof id !== 'string')
    throw new NotExercisedError(`a ${what}: the workspace has none, and no driver adds one`);
  return { id };
};
