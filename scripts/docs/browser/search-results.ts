import type { SearchEntry, SearchKind } from '../search/entry.ts';

type Results = {
  readonly query: string;
  /** The path from the page to the site's root. */
  readonly root: string;
  readonly total: number;
  readonly groups: readonly (readonly [SearchKind, readonly SearchEntry[]])[];
  readonly titles: Readonly<Record<SearchKind, string>>;
};

const element = (name: string, text: string, className = ''): HTMLElement => {
  const node = document.createElement(name);
  node.textContent = text;
  if (className !== '') node.className = className;
  return node;
};

/** Shows results in groups, each with a link to its place. */
export const showResults = (box: HTMLElement, { query, root, total, groups, titles }: Results): void => {
  const status = element(
    'p',
    total === 0 ? `No results for “${query}”.` : `${total} ${total === 1 ? 'result' : 'results'}`,
    'status',
  );
  status.setAttribute('role', 'status');
  const sections = groups.map(([kind, entries]) => {
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
    section.append(element('h2', titles[kind]), list);
    return section;
  });
  box.replaceChildren(status, ...sections);
};
