import type { Page, PageSource } from './page-source.ts';

/** The pages of a walk. */
export type Walk<Item> = {
  pages: readonly (Page<Item> & { limit: number })[];
  /** Whether it reached a page without a cursor. */
  ended: boolean;
};

export type WalkOptions<Item> = {
  /** The limit of each request, by the page's number from 0. */
  getLimit: (page: number) => number;
  /** Runs before each page but the first: the place for inserts and deletes. */
  between?: (page: number) => Promise<void>;
  /** The key of a record; null if it has none. */
  getKey: (item: Item) => string | null;
  /** How many pages in a row may bring nothing new before the walk is given up as endless. Default 8. */
  maxIdlePages?: number;
  /** Ends the walk behind the page with a record that satisfies this. */
  until?: (item: Item) => boolean;
  /** The most pages that are asked for, however much they bring. Default 1,000. */
  maxPages?: number;
};

/**
 * Follows the cursors of a list from its first page until one is missing. It gives up (`ended: false`) after a
 * number of pages that brought no record which it hadn't seen: an empty page or an equal cursor alone mean
 * nothing, for a short page is no end signal and a cursor is opaque, but a walk has to get on.
 */
export const walk = async <Item>(
  source: PageSource<Item>,
  options: WalkOptions<Item>,
): Promise<Walk<Item>> => {
  const { getLimit, between, getKey, maxIdlePages = 8, maxPages = 1_000, until } = options;
  const pages: (Page<Item> & { limit: number })[] = [];
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
