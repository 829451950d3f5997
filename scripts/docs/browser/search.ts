import MiniSearch from 'minisearch';
import { type Html, html } from '../../../conformance/report/html/escape.ts';
import { findEntries, type Match, type SearchResults } from '../search/find-entries.ts';
import { type IndexedEntry, indexOptions } from '../search/search-index.ts';

/** The address of a file of the site, from the address of this script. */
const toUrl = (file: string): string => new URL(`../${file}`, import.meta.url).href;

/** The pages to offer if nothing is similar to a query. */
const starts = [
  { title: 'Quick start', excerpt: 'The first requests, step by step.', link: 'guides/quick-start.html' },
  { title: 'Reference', excerpt: 'All operations, events, schemas and errors.', link: 'reference.html' },
  { title: 'Errors', excerpt: 'Every error code, and what to do.', link: 'errors.html' },
];

const loadIndex = async (): Promise<MiniSearch<IndexedEntry>> =>
  MiniSearch.loadJSON(await (await fetch(toUrl('assets/search-index.json'))).text(), indexOptions);

const describe = (query: string, { total, isNearest }: SearchResults): string => {
  if (isNearest) return `No results for “${query}”. The nearest pages:`;
  return `${total} ${total === 1 ? 'result' : 'results'}`;
};

/** Renders results in groups, each with a link to its place. */
const renderResults = (query: string, results: SearchResults): Html => {
  const groups = results.groups.length > 0 ? results.groups : [{ title: 'Pages', entries: starts }];
  const renderEntry = ({ title, excerpt, link }: Match) =>
    html`<a href="${toUrl(link)}"><strong>${title}</strong><span>${excerpt}</span></a>`;
  return html`<p class="soft" role="status">${describe(query, results)}</p>${groups.map(
    ({ title, entries }) => html`<section><h2>${title}</h2>${entries.map(renderEntry)}</section>`,
  )}`;
};

/** Makes the field search the whole site. `/` focuses it, and arrow keys move through the results. */
export const startSearch = (field: HTMLInputElement, results: HTMLElement): void => {
  let loading: ReturnType<typeof loadIndex> | undefined;
  const load = () => (loading ??= loadIndex());
  const search = async () => {
    const query = field.value.trim();
    const index = await load();
    if (field.value.trim() !== query) return;
    if (query !== '') results.innerHTML = renderResults(query, findEntries(index, query)).html;
    results.togglePopover(query !== '');
  };
  const move = (step: number) => {
    const stops: HTMLElement[] = [field, ...results.querySelectorAll('a')];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    stops[(at + step + stops.length) % stops.length]?.focus();
  };

  field.addEventListener('input', search);
  field.addEventListener('focus', load);
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    results.querySelector('a')?.click();
  });
  results.addEventListener('click', () => results.hidePopover());
  for (const element of [field, results])
    element.addEventListener('keydown', (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    });
  document.addEventListener('keydown', (event) => {
    const { target, key } = event;
    const isTyping = target instanceof Element && target.closest('input, textarea, select');
    if (!(key === '/' && !isTyping) && !(key === 'k' && (event.ctrlKey || event.metaKey))) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
  field.disabled = false;
};
