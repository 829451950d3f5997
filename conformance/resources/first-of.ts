import { type OperationId, type OperationShape, operationOf } from '@workspace-api/contract';
import { Lacks } from '../engine/lacks.ts';
import type { SubjectContext } from './subject-context.ts';

/** The records of a list's first page, under whichever of the tolerated names they come. */
export const itemsOf = (operation: OperationShape, body: unknown): Record<string, unknown>[] => {
  const names = [operation.list?.items ?? 'data', ...(operation.list?.toleratedItems ?? [])];
  const items = names.map((name) => (body as Record<string, unknown> | null)?.[name]).find(Array.isArray);
  return (items ?? []) as Record<string, unknown>[];
};

/** The first record of a list that fits. @throws Lacks where there is none */
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
  if (!found) throw new Lacks(`a ${what}: the workspace has none, and no driver adds one`);
  return found as T;
};
