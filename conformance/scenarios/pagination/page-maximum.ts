import type { ClauseId, OperationId } from '@workspace-api/contract';
import { getOperation, mediaTypes } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { moreThan } from '../../checks/pagination/page-rules.ts';
import type { Case } from '../../engine/case/case.ts';
import type { OperationRequest } from '../../target/request.ts';
import { otherEncodings, parsePage } from '../shared/list-page.ts';

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
  const requestPage = (limit: number, accept: string) =>
    t.send({ ...list, accept, query: { limit } } satisfies OperationRequest);
  /** Returns the number of records of a page; null if the target refuses the limit, or the encoding. */
  const expectAtMost = async (limit: number, accept: string): Promise<number | null> => {
    const response = await requestPage(limit, accept);
    if (!isSuccess(response) || response.mediaType !== accept) return null;
    const { items } = parsePage(operation, response);
    t.hold({ clause, difference: moreThan(items, most) });
    return items.length;
  };
  t.expectSuccess(clause, await requestPage(most, mediaTypes.json));
  const accepting: string[] = [];
  let there = most + 1;
  for (const mediaType of [mediaTypes.json, ...otherEncodings]) {
    const count = await expectAtMost(most + 1, mediaType);
    if (count === null) continue;
    accepting.push(mediaType);
    there = count;
  }
  if (there > most || !add) return;
  await addMany(most + 1 - there, add);
  for (const mediaType of accepting)
    for (const limit of [most + 1, 10 * most]) await expectAtMost(limit, mediaType);
};

/** Checks that a page without a limit holds at most the documented number of records, in every encoding. */
export const checkDefaultLimit = async (
  t: Case,
  clause: ClauseId,
  list: { operation: OperationId; path?: Record<string, string> },
): Promise<void> => {
  const operation = getOperation(list.operation);
  for (const accept of otherEncodings) {
    const response = await t.send({ ...list, accept });
    if (!isSuccess(response) || response.mediaType !== accept) continue;
    const { items } = parsePage(operation, response);
    t.hold({ clause, difference: moreThan(items, operation.list?.defaultLimit ?? 0) });
  }
};
