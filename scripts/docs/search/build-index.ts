import MiniSearch from 'minisearch';
import type { SearchEntry } from './entry.ts';
import { type IndexedEntry, indexOptions } from './options.ts';

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
