import { afterRecords, type ListPage } from './list-page.ts';

/**
 * A page as NDJSON: one record per line and, unless it is sent in trailers, the page's metadata as `__meta__` in the
 * last line (encodings.ndjson-*).
 */
export const toNdjson = (page: ListPage): string => {
  const lines = page.wantsTrailers ? page.items : [...page.items, { __meta__: afterRecords(page) }];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
};
