import type { Options } from 'minisearch';
import type { SearchEntry } from './entry.ts';

/** The name of the global in which the index's script leaves it for the page. */
export const indexName = 'siteSearchIndex';

/** An entry as stored in the index. */
export type IndexedEntry = SearchEntry & { readonly id: number };

/** The maximum length of the content in a result. */
export const maxLength = 140;

const separators = /[^\p{L}\p{N}]+/u;
const camelCase = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u;

/**
 * Splits a string into words. An identifier yields its whole name and its parts.
 *
 * @example parseWords('createAgent, agents:write') // ['createAgent', 'create', 'Agent', 'agents', 'write']
 */
export const parseWords = (value: string): string[] =>
  value
    .split(separators)
    .filter((word) => word !== '')
    .flatMap((word) => {
      const parts = word.split(camelCase);
      return parts.length > 1 ? [word, ...parts] : [word];
    });

/** The options for building and for reading the index. Both must be the same. */
export const indexOptions: Options<IndexedEntry> = {
  fields: ['title', 'text'],
  storeFields: ['kind', 'title', 'text', 'link'],
  tokenize: parseWords,
  searchOptions: {
    boost: { title: 4 },
    prefix: true,
    fuzzy: (word) => (word.length > 4 ? 0.2 : false),
    combineWith: 'AND',
  },
};
