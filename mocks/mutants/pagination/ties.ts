import { type OperationId, operations } from '@workspace-api/contract';
import { changePages, type Page } from '../../wrappers/change-pages.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import type { Mutant } from '../lib/mutant.ts';

type Entry = { ts: string };

/** Changes a page whose first record has the same time as the last record of the previous page, which `change` receives. */
const atTies = (
  id: OperationId,
  clause: Mutant['clause'],
  { text, change }: { text: string; change: (page: Page, before: Entry) => Page },
): Mutant => ({
  clause,
  text,
  wrap: (next) => {
    const lasts = new Map<string, Entry>();
    return changePages((page, request) => {
      if (findOperation(request)?.id !== id) return page;
      const before = lasts.get(new URL(request.url).searchParams.get('cursor') ?? '');
      const last = page.records.at(-1) as Entry | undefined;
      if (page.cursor !== null && last) lasts.set(page.cursor, last);
      const [first] = page.records as Entry[];
      return before && first && before.ts === first.ts ? change(page, before) : page;
    })(next);
  },
});

const lost = (page: Page, { ts }: Entry): Page => ({
  ...page,
  records: page.records.filter((record) => (record as Entry).ts !== ts),
});

const doubleEntry = (page: Page, before: Entry): Page => ({
  ...page,
  records: [before, ...page.records.slice(1)],
});

/** Entries with the same time as the last entry of the previous page. */
export const ties: Record<string, Mutant> = {
  'log-entries-of-one-time-lost': atTies(operations.listLogs.id, 'pagination.walk-visits-everything', {
    text: 'A page of the log omits entries with the same time as the last entry of the previous page.',
    change: lost,
  }),
  'matching-entries-of-one-time-lost': atTies(operations.searchLogs.id, 'pagination.walk-visits-everything', {
    text: 'A page of a log search omits entries with the same time as the last entry of the previous page.',
    change: lost,
  }),
  'log-entries-of-one-time-doubled': atTies(operations.listLogs.id, 'pagination.walk-visits-once', {
    text: 'A page of the log repeats the last entry of the previous page if the times are equal.',
    change: doubleEntry,
  }),
  'matching-entries-of-one-time-doubled': atTies(operations.searchLogs.id, 'pagination.walk-visits-once', {
    text: 'A page of a log search repeats the last entry of the previous page if the times are equal.',
    change: doubleEntry,
  }),
};
