import type { ClauseId, OperationId } from '@workspace-api/contract';
import { getOperation } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { moreThan } from '../../checks/pagination/page-rules.ts';
import type { Case } from '../../engine/case/case.ts';
import type { OperationRequest } from '../../target/request.ts';
import { parsePage } from '../shared/list-page.ts';

/** How many records are added concurrently. */
const atOnce = 20;

/** Adds the given number of records, a few at a time. */
export const addMany = async (count: number, add: () => Promise<unknown>): Promise<void> => {
  for (let remaining = count; remaining > 0; remaining -= atOnce)
    await Promise.all(Array.from({ length: Math.min(remaining, atOnce) }, add));
};

/**
 * Checks that no page holds more records than the documented maximum, regardless of the requested limit. Records are
 * only added if the target accepts a higher limit: a target that refuses it returns no such page.
 *
 * @param add adds a record to the list; null if the run can't
 */
export const checkPageMaximum = async (
  t: Case,
  clause: ClauseId,
  list: { operation: OperationId; path?: Record<string, string> },
  add: (() => Promise<unknown>) | null,
): Promise<void> => {
  const operation = getOperation(list.operation);
  const most = operation.list?.maxLimit ?? 0;
  const requestPage = (limit: number) => t.send({ ...list, query: { limit } } satisfies OperationRequest);
  const expectAtMost = async (limit: number): Promise<number | null> => {
    const response = await requestPage(limit);
    if (!isSuccess(response)) return null;
    const { items } = parsePage(operation, response);
    t.hold({ clause, difference: moreThan(items, most) });
    return items.length;
  };
  t.expectSuccess(clause, await requestPage(most));
  const there = (await expectAtMost(most + 1)) ?? most + 1;
  if (there > most || !add) return;
  await addMany(most + 1 - there, add);
  for (const limit of [most + 1, 10 * most]) await expectAtMost(limit);
};
