import type { OperationId } from '@workspace-api/contract';
import type { Case } from '../../engine/scenario.ts';

/** A log entry. */
export type Entry = { ts: string; level: string; source: string; message: string; request_id: string };

/** The maximum number of pages to read of a log. */
const mostPages = 5;

/** Returns the entries that a query selects. Ends the case if it is refused, or if there are too many. */
export const findEntries = async (
  t: Case,
  operation: OperationId,
  query: Record<string, string>,
): Promise<Entry[]> =>
  ((await t.subjects.listWithin(mostPages, operation, { query })) as Entry[] | null) ??
  t.notExercised([], `at most ${mostPages} pages of ${operation}`);
