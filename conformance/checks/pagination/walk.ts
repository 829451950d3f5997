/** The parts of a list page that a walk needs. */
export type Page<Item> = {
  items: readonly Item[];
  /** Null on the last page. */
  cursor: string | null;
};

/** A source of pages: a list operation over HTTP, or a list in a unit test. */
export type PageSource<Item> = (request: { cursor: string | null; limit: number }) => Promise<Page<Item>>;

/** The pages of a walk. */
export type Walk<Item> = {
  pages: readonly Page<Item>[];
  /** Whether the walk reached a page without a cursor. */
  ended: boolean;
};

/** The number of consecutive pages without a new record after which a walk stops as endless. */
const maxIdlePages = 8;

type WalkOptions<Item> = {
  /** The limit of each request, by page number from 0. */
  getLimit: (page: number) => number;
  /** Runs before each page except the first. Use it for inserts and deletes. */
  between?: (page: number) => Promise<void>;
  /** The key of a record; null if it has none. */
  getKey: (item: Item) => string | null;
  /** Ends the walk after a page for which it returns true. */
  until?: (page: Page<Item>) => boolean;
  /** The maximum number of pages to request, whatever they contain. Default 1,000. */
  maxPages?: number;
};

/**
 * Follows the cursors of a list from its first page until a page has no cursor. The walk stops (`ended: false`) after a number
 * of consecutive pages without a new record. One empty page or one repeated cursor doesn't end the walk: a short page isn't
 * an end signal, and cursors are opaque.
 */
export const walk = async <Item>(
  source: PageSource<Item>,
  options: WalkOptions<Item>,
): Promise<Walk<Item>> => {
  const { getLimit, between, getKey, maxPages = 1_000, until } = options;
  const pages: Page<Item>[] = [];
  const seenKeys = new Set<string>();
  let cursor: string | null = null;
  let idle = 0;
  while (idle < maxIdlePages && pages.length < maxPages) {
    if (pages.length > 0) await between?.(pages.length);
    const page: Page<Item> = await source({ cursor, limit: getLimit(pages.length) });
    pages.push(page);
    if (page.cursor === null) return { pages, ended: true };
    if (until?.(page)) break;
    cursor = page.cursor;
    const before = seenKeys.size;
    for (const item of page.items) seenKeys.add(getKey(item) ?? `page ${pages.length}`);
    idle = seenKeys.size > before ? 0 : idle + 1;
  }
  return { pages, ended: false };
};

/**
 * Opens the ledger of a list for one walk. It covers only the changes made by this run: other records of a shared target may
 * change at any time.
 */
export const openLedger = (present: Iterable<string>) => ({
  /** The records that existed when the walk began. */
  atStart: new Set(present),
  inserted: new Set<string>(),
  deleted: new Set<string>(),
});

/** A problem found in a walk, and what shows it. */
export type WalkProblem = { kind: 'missed' | 'repeated' | 'endless' | 'empty-cursor'; got: string };

const show = (keys: readonly string[]) => keys.slice(0, 5).join(', ') + (keys.length > 5 ? ', …' : '');

/** The keys of all records of a walk, in order. */
export const listKeys = <Item>(walk: Walk<Item>, getKey: (item: Item) => string | null): string[] =>
  walk.pages.flatMap((page) => page.items.map(getKey)).filter((key) => key !== null);

/**
 * Compares a walk with the ledger (clauses pagination.walk-*, pagination.stable-*). A record that existed throughout must
 * appear exactly once. A record that was inserted or deleted during the walk may appear at most once. The walk must end. A
 * missing record is reported only for a walk that ended, since any other walk didn't reach the end of the list. The size of each
 * page is checked on every exchange.
 */
export const checkWalk = <Item>(
  { pages, ended }: Walk<Item>,
  { atStart, deleted }: ReturnType<typeof openLedger>,
  getKey: (item: Item) => string | null,
): WalkProblem[] => {
  const keys = listKeys({ pages, ended }, getKey);
  const seenKeys = new Set(keys);
  const repeated = new Set(keys.filter((key, index) => keys.indexOf(key) !== index));
  const missed = [...atStart].filter((key) => !deleted.has(key) && !seenKeys.has(key));
  const empty = pages.findIndex(({ cursor }) => cursor === '');
  const problems: WalkProblem[] = [];
  const add = (kind: WalkProblem['kind'], got: string) => problems.push({ kind, got });
  // First, because a walk that starts again at its end repeats records.
  if (!ended) add('endless', `no end after ${pages.length} pages, the last ones with nothing new`);
  if (repeated.size > 0) add('repeated', `${show([...repeated])} more than once`);
  if (ended && missed.length > 0) add('missed', `${show(missed)} on no page`);
  if (empty >= 0) add('empty-cursor', `an empty string as next_cursor of page ${empty + 1}`);
  return problems;
};
