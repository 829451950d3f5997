import { afterRecords, type ListPage } from './list-page.ts';

/**
 * Encodes a page as NDJSON: one record per line. The last line contains the page's metadata as `__meta__`, unless it is
 * sent in trailers (encodings.ndjson-*).
 */
export const toNdjson = (page: ListPage): string => {
  const lines = page.wantsTrailers ? page.items : [...page.items, { __meta__: afterRecords(page) }];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
};
