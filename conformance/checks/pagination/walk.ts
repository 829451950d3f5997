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
  pages: readonly (Page<Item> & { limit: number })[];
  /** Whether the walk reached a page without a cursor. */
  ended: boolean;
};

/** The number of consecutive pages without a new record after which a walk stops as endless. */
const maxIdlePages = 8;

export type WalkOptions<Item> = {
  /** The limit of each request, by page number from 0. */
  getLimit: (page: number) => number;
  /** Runs before each page except the first. Use it for inserts and deletes. */
  between?: (page: number) => Promise<void>;
  /** The key of a record; null if it has none. */
  getKey: (item: Item) => string | null;
  /** Ends the walk after the page with a record that satisfies this predicate. */
  until?: (item: Item) => boolean;
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
  const pages: Walk<Item>['pages'][number][] = [];
  const seenKeys = new Set<string>();
  let cursor: string | null = null;
  let idle = 0;
  while (idle < maxIdlePages && pages.length < maxPages) {
    if (pages.length > 0) await between?.(pages.length);
    const limit = getLimit(pages.length);
    const page: Page<Item> = await source({ cursor, limit });
    pages.push({ ...page, limit });
    if (page.cursor === null) return { pages, ended: true };
    if (until && page.items.filter(until).length > 0) break;
    cursor = page.cursor;
    const before = seenKeys.size;
    for (const item of page.items) seenKeys.add(getKey(item) ?? `page ${pages.length}`);
    idle = seenKeys.size > before ? 0 : idle + 1;
  }
  return { pages, ended: false };
};
