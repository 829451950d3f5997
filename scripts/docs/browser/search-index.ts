import type { AsPlainObject } from 'minisearch';
import { indexName } from '../search/index-name.ts';

let loading: Promise<AsPlainObject> | undefined;

/** Loads the index once: as a script, since a page from disk can't fetch a file. */
export const loadIndex = (root: string): Promise<AsPlainObject> => {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${root}assets/search-index.js`;
    script.addEventListener('load', () =>
      resolve((globalThis as unknown as Record<string, AsPlainObject>)[indexName] as AsPlainObject),
    );
    script.addEventListener('error', () => reject(new Error(`Cannot load ${script.src}.`)));
    document.head.append(script);
  });
  return loading;
};
