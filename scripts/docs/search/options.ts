import type { Options } from 'minisearch';
import type { SearchEntry } from './entry.ts';

/** The name under which the script of the index leaves it for the page. */
export const indexName = 'siteSearchIndex';

/** An entry as the index holds it. */
export type IndexedEntry = SearchEntry & { readonly id: number };

/** What of an entry is shown in a result. */
export const maxLength = 140;

const separators = /[^\p{L}\p{N}]+/u;
const camelCase = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u;

/**
 * The words of a text. An identifier is found whole and by its parts.
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

/** How the index is built, and how the page reads it: both must agree. */
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
