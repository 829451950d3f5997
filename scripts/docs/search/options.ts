import type { Options } from 'minisearch';
import type { SearchEntry } from './entry.ts';
import { parseWords, toStem } from './words.ts';

/** The name of the global in which the index's script leaves it for the page. */
export const indexName = 'siteSearchIndex';

/** An entry as stored in the index. */
export type IndexedEntry = SearchEntry & { readonly id: number };

/** The maximum length of the content in a result. */
export const maxLength = 140;

/** The options for building and for reading the index. Both must be the same. */
export const indexOptions: Options<IndexedEntry> = {
  fields: ['title', 'keywords', 'text'],
  storeFields: ['kind', 'title', 'text', 'link'],
  tokenize: parseWords,
  processTerm: toStem,
};
