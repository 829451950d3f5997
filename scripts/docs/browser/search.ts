import MiniSearch, { type AsPlainObject } from 'minisearch';
import { findEntries } from '../search/find-entries.ts';
import { type IndexedEntry, indexName, indexOptions } from '../search/options.ts';
import { showResults } from './search-results.ts';

let loading: Promise<AsPlainObject> | undefined;

/** Loads the index once. It is a script, since a page from disk can't fetch a file. */
const loadIndex = (root: string): Promise<AsPlainObject> => {
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

/** Makes the field search the whole site. `/` focuses it, arrow keys move through the results, and Escape leaves them. */
export const startSearch = (field: HTMLInputElement, results: HTMLElement): void => {
  const root = field.dataset.root ?? '';
  let index: MiniSearch<IndexedEntry> | undefined;

  const close = () => {
    results.hidden = true;
  };
  const search = async () => {
    const query = field.value.trim();
    if (query === '') return close();
    index ??= MiniSearch.loadJS<IndexedEntry>(await loadIndex(root), indexOptions);
    if (field.value.trim() !== query) return;
    showResults(results, { query, root, ...findEntries(index, query) });
    results.hidden = false;
  };
  const links = () => [...results.querySelectorAll<HTMLAnchorElement>('a')];
  const move = (step: number) => {
    const stops: HTMLElement[] = [field, ...links()];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    stops[(at + step + stops.length) % stops.length]?.focus();
  };

  field.addEventListener('input', search);
  field.addEventListener('focus', () => void loadIndex(root));
  field.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' && results.hidden) void search();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    links()[0]?.click();
  });
  results.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close();
  });
  for (const element of [field, results])
    element.addEventListener('keydown', (event) => {
      if (results.hidden) return;
      if (event.key === 'Escape') {
        close();
        field.focus();
        field.select();
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        move(event.key === 'ArrowDown' ? 1 : -1);
      }
    });
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !results.contains(target) && target !== field) close();
  });
  document.addEventListener('keydown', (event) => {
    const { target, key } = event;
    const isTyping =
      target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
    const isShortcut = (key === '/' && !isTyping) || (key === 'k' && (event.ctrlKey || event.metaKey));
    if (!isShortcut) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
  field.disabled = false;
};
