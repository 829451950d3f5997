import MiniSearch from 'minisearch';
import type { SearchEntry } from './entry.ts';
import { type IndexedEntry, indexName, indexOptions, maxLength } from './options.ts';

const shortened = (value: string): string => {
  const line = value.replace(/\s+/g, ' ').trim();
  return line.length <= maxLength ? line : `${line.slice(0, maxLength).replace(/\s\S*$/, '')}…`;
};

/** The search index as a script, since a page from disk can load a script but can't fetch a file. */
export const searchScript = (entries: readonly SearchEntry[]): string => {
  const index = new MiniSearch<IndexedEntry>({
    ...indexOptions,
  });
  index.addAll(entries.map((entry, id) => ({ id, keywords: '', ...entry })));
  const stored = index.toJSON();
  // The search covers the whole content. Only its beginning is shown.
  for (const fields of Object.values(stored.storedFields)) {
    const storedFields = fields as { text: string };
    storedFields.text = shortened(storedFields.text);
  }
  return `globalThis.${indexName}=${JSON.stringify(stored)};\n`;
};
