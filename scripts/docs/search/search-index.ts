import MiniSearch, { type Options } from 'minisearch';
import { parseWords, toStem } from './words.ts';

/**
 * The kinds of search results in the order in which results are grouped, and how useful each is to a newcomer. Clauses are for
 * builders of servers.
 */
export const searchKinds = {
  guide: { title: 'Guides', weight: 2 },
  workflow: { title: 'Use cases', weight: 1.2 },
  operation: { title: 'Operations', weight: 1.7 },
  resource: { title: 'Resources', weight: 1.2 },
  error: { title: 'Error codes', weight: 1.6 },
  event: { title: 'Webhook events', weight: 1.1 },
  scope: { title: 'Scopes', weight: 1 },
  schema: { title: 'Schemas', weight: 0.8 },
  state: { title: 'States', weight: 0.7 },
  page: { title: 'Pages', weight: 1.2 },
  clause: { title: 'Clauses', weight: 0.25 },
} as const;

/** A kind of search result. */
export type SearchKind = keyof typeof searchKinds;

/** An entry of the search. */
export type SearchEntry = {
  readonly kind: SearchKind;
  readonly title: string;
  /** Words by which users also search for it. A result doesn't show them. */
  readonly keywords?: string;
  /** The method and the path of an operation. */
  readonly request?: string;
  /** The searchable content, which a result shows shortened. */
  readonly text: string;
  /** The path in the site, with a fragment if it is a part of a page. */
  readonly link: string;
};

/** An entry in the index. */
export type IndexedEntry = SearchEntry & {
  readonly id: number;
  /** The beginning of the content. */
  readonly excerpt: string;
};

/** The options for building and for reading the index. Both must be the same. */
export const indexOptions: Options<IndexedEntry> = {
  fields: ['title', 'keywords', 'text'],
  storeFields: ['kind', 'title', 'excerpt', 'link', 'request'],
  tokenize: parseWords,
  processTerm: toStem,
};

/** The maximum length of the content in a result. */
const maxLength = 140;

const shorten = (value: string): string =>
  value.length <= maxLength ? value : `${value.slice(0, maxLength).replace(/\s\S*$/, '')}…`;

/** The search index as JSON. It covers the whole content of entries. A result shows the beginning. */
export const searchIndex = (entries: readonly SearchEntry[]): string => {
  const index = new MiniSearch<IndexedEntry>(indexOptions);
  index.addAll(
    entries.map((entry, id) => ({
      keywords: '',
      ...entry,
      id,
      excerpt: shorten(entry.text.replaceAll('`', '').replace(/\s+/g, ' ')),
    })),
  );
  return JSON.stringify(index);
};
