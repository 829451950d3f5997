import { afterRecords, type ListPage } from './list-page.ts';

/**
 * A page as NDJSON: a record a line and, unless trailers carry it, a last line under `__meta__` that says how to go
 * on (encodings.ndjson-*).
 */
export const toNdjson = (page: ListPage): string => {
  const lines = page.wantsTrailers ? page.items : [...page.items, { __meta__: afterRecords(page) }];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
};
