import { getOperation, type OperationId } from '@workspace-api/contract';
import { walk } from '../../checks/pagination/walk.ts';
import { getRecordKey } from '../../checks/same-value.ts';
import type { Case } from '../../engine/case/case.ts';
import { type Item, parsePage } from '../shared/lists.ts';

/** A log entry. */
export type Entry = { ts: string; level: string; source: string; message: string; request_id: string };

/** The entries that a list shows. */
export type Found = {
  entries: Entry[];
  /** Whether these are all the matching entries. */
  isComplete: boolean;
  /** Whether the target refused the filters. */
  isRefused: boolean;
};

/** The maximum number of pages to read of a log. */
const mostPages = 5;

/** Returns the first entries of a list, in pages of the size that the target chooses. */
export const findEntries = async (
  t: Case,
  operation: OperationId,
  query: Record<string, string>,
): Promise<Found> => {
  let isRefused = false;
  const page = async ({ cursor }: { cursor: string | null }) => {
    const request = { operation, query: { ...query, ...(cursor === null ? {} : { cursor }) } };
    const response = await t.send(request);
    isRefused ||= response.status === 400;
    return parsePage(getOperation(operation), response);
  };
  const { pages, ended } = await walk<Item>(page, {
    getKey: identity,
    getLimit: () => 0,
    maxPages: mostPages,
  });
  return { entries: pages.flatMap(({ items }) => items) as Entry[], isComplete: ended, isRefused };
};

const identity = ({ ts, level, source, message, request_id }: Item) =>
  getRecordKey([ts, level, source, message, request_id]);

/** Returns whether an entry is among the results; also true if there are too many to read. */
export const includesEntry = ({ entries, isComplete }: Found, targetEntry: Entry): boolean =>
  !isComplete || entries.some((entry) => identity(entry) === identity(targetEntry));

/** Returns whether two entries are the same, for example one of the tail and one of the list. */
export const sameEntry = (one: Entry, other: Entry): boolean => identity(one) === identity(other);
