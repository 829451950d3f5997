import { asJson, changePages, type Page, readPage } from '../../wrappers/change-pages.ts';
import type { Fetch } from '../../wrappers/fetch.ts';
import type { Mutant } from '../lib/mutant.ts';

const getQueryParameter = (request: Request, name: string): string | null =>
  new URL(request.url).searchParams.get(name);

/** Fetches the page at a cursor. */
const pageAt = async (next: Fetch, request: Request, query: Record<string, string>): Promise<Page> => {
  const jsonRequest = asJson(request, query);
  return (await readPage(jsonRequest, await next(jsonRequest))) ?? { records: [], cursor: null };
};

/** Returns whether a single record remains after a page. */
export const leavesOne = async (page: Page, request: Request, next: Fetch): Promise<boolean> => {
  if (page.cursor === null) return false;
  const { records, cursor } = await pageAt(next, request, { cursor: page.cursor, limit: '2' });
  return records.length === 1 && cursor === null;
};

/** Pages of a single record, and a single record after a page, in every encoding. */
export const singleRecords: Record<string, Mutant> = {
  'pages-of-one-repeated': {
    clause: 'pagination.walk-visits-once',
    text: 'With a limit of 1, every page returns the first record.',
    wrap: (next) => {
      const recordsByCursor = new Map<string, readonly unknown[]>();
      return changePages((page, request) => {
        if (getQueryParameter(request, 'limit') !== '1') return page;
        const records = recordsByCursor.get(getQueryParameter(request, 'cursor') ?? '') ?? page.records;
        if (page.cursor !== null) recordsByCursor.set(page.cursor, records);
        return { ...page, records };
      })(next);
    },
  },
  'pages-of-one-skipped': {
    clause: 'pagination.walk-visits-everything',
    text: 'With a limit of 1, each page after the first skips a record.',
    wrap: changePages((page, request, next) =>
      getQueryParameter(request, 'limit') === '1' &&
      getQueryParameter(request, 'cursor') !== null &&
      page.cursor !== null
        ? pageAt(next, request, { cursor: page.cursor })
        : page,
    ),
  },
  'single-last-record-lost': {
    clause: 'pagination.walk-visits-everything',
    text: 'A page with several records has no next cursor if only one record follows.',
    wrap: changePages(async (page, request, next) =>
      page.records.length > 1 && (await leavesOne(page, request, next)) ? { ...page, cursor: null } : page,
    ),
  },
};
