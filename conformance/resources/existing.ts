import type { OperationId } from '@workspace-api/contract';
import { operationOf } from '@workspace-api/contract';
import { itemsOf } from '../judging/body.ts';
import { firstOf } from './first-of.ts';
import type { SubjectContext } from './subject-context.ts';

export const existingSubjects = (context: SubjectContext) => ({
  /** The records on the first page of a list, as they are: to be read, never to be changed. */
  existing: async (
    list: OperationId,
    path: Record<string, string> = {},
  ): Promise<Record<string, unknown>[]> =>
    itemsOf(operationOf(list), (await context.make({ operation: list, path })).json()),
  /** The first of them; the case ends where there is none. */
  firstExisting: (list: OperationId, what: string, path: Record<string, string> = {}) =>
    firstOf(context, list, what, path),
});
