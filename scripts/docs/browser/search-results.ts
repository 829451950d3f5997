import type { SearchResults } from '../search/find-entries.ts';

type Results = SearchResults & {
  readonly query: string;
  /** The path from the page to the site's root. */
  readonly root: string;
};

/** The pages to offer if nothing is similar to a query. */
const starts = [
  { title: 'Quick start', text: 'The first requests, step by step.', link: 'guides/quick-start.html' },
  { title: 'Reference', text: 'All operations, events, schemas and errors.', link: 'reference.html' },
  { title: 'Errors', text: 'Every error code, and what to do.', link: 'errors.html' },
];

const describe = ({ query, total, isNearest }: Results): string => {
  if (isNearest) return `No results for “${query}”. The nearest pages:`;
  return `${total} ${total === 1 ? 'result' : 'results'}`;
};

const element = (name: string, text: string, className = ''): HTMLElement => {
  const node = document.createElement(name);
  node.textContent = text;
  if (className !== '') node.className = className;
  return node;
};

/** Shows results in groups, each with a link to its place. */
export const showResults = (box: HTMLElement, results: Results): void => {
  const { root, groups } = results;
  const status = element('p', describe(results), 'status');
  status.setAttribute('role', 'status');
  const offered = groups.length > 0 ? groups : [{ title: 'Pages', entries: starts }];
  const sections = offered.map(({ title: heading, entries }) => {
    const section = document.createElement('section');
    const list = document.createElement('ul');
    list.append(
      ...entries.map(({ title, text, link }) => {
        const anchor = document.createElement('a');
        anchor.href = `${root}${link}`;
        anchor.append(element('strong', title), element('span', text));
        const item = document.createElement('li');
        item.append(anchor);
        return item;
      }),
    );
    section.append(element('h2', heading), list);
    return section;
  });
  box.replaceChildren(status, ...sections);
};
