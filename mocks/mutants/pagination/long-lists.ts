import { mediaTypes } from '@workspace-api/contract';
import { changePages, type Page } from '../../wrappers/change-pages.ts';
import type { Wrap } from '../../wrappers/fetch.ts';
import type { Mutant } from '../lib/mutant.ts';

/** Changes pages, given the number of records on the pages before them. */
const withPosition =
  (change: (page: Page, before: number, request: Request) => Page): Wrap =>
  (next) => {
    const positions = new Map<string, number>();
    return changePages((page, request) => {
      const before = positions.get(new URL(request.url).searchParams.get('cursor') ?? '') ?? 0;
      if (page.cursor !== null) positions.set(page.cursor, before + page.records.length);
      return change(page, before, request);
    })(next);
  };

const accepts = (request: Request, mediaType: string): boolean => request.headers.get('Accept') === mediaType;

/** Mutants of lists that are longer than their largest pages. */
export const longLists: Record<string, Mutant> = {
  'list-ends-after-200-records': {
    clause: 'pagination.walk-visits-everything',
    text: 'A list returns no more than its first 200 records.',
    wrap: withPosition((page, before) =>
      before + page.records.length >= 200
        ? { records: page.records.slice(0, Math.max(200 - before, 0)), cursor: null }
        : page,
    ),
  },
  'third-large-page-repeats-a-record': {
    clause: 'pagination.walk-visits-once',
    text: 'A page after 200 records begins with the first record of the list.',
    wrap: (next) => {
      let first: unknown;
      return withPosition((page, before) => {
        if (before === 0 && page.records.length === 100) first = page.records[0];
        return before === 200 && first !== undefined
          ? { ...page, records: [first, ...page.records.slice(0, 99)] }
          : page;
      })(next);
    },
  },
};

/** Mutants of encodings of lists that are longer than their largest pages. */
export const longListsInEncodings: Record<string, Mutant> = {
  'full-csv-page-without-its-last-record': {
    clause: 'encodings.same-records',
    text: 'A CSV page of 100 records lacks the last one.',
    wrap: changePages((page, request) =>
      accepts(request, mediaTypes.csv) && page.records.length === 100
        ? { ...page, records: page.records.slice(0, -1) }
        : page,
    ),
  },
  'ndjson-ends-after-a-full-page': {
    clause: 'encodings.ndjson-cursor',
    text: 'An NDJSON page of 100 records has no next cursor.',
    wrap: changePages((page, request) =>
      accepts(request, mediaTypes.ndjson) && page.records.length === 100 ? { ...page, cursor: null } : page,
    ),
  },
  'tson-repeats-a-record-after-100': {
    clause: 'encodings.same-records',
    text: 'A TSON page after 100 records repeats its first record in place of the second.',
    wrap: withPosition((page, before, request) =>
      accepts(request, mediaTypes.tson) && before >= 100 && page.records.length > 1
        ? { ...page, records: [page.records[0], page.records[0], ...page.records.slice(2)] }
        : page,
    ),
  },
};
