import type { Options } from 'minisearch';
import type { SearchEntry } from './entry.ts';
import { parseWords, toStem } from './words.ts';

/** An entry in the index. */
export type IndexedEntry = SearchEntry & {
  readonly id: number;
  /** The beginning of the content. */
  readonly excerpt: string;
};

/** The options for building and for reading the index. Both must be the same. */
export const indexOptions: Options<IndexedEntry> = {
  fields: ['title', 'keywords', 'text'],
  storeFields: ['kind', 'title', 'excerpt', 'link'],
  tokenize: parseWords,
  processTerm: toStem,
};
