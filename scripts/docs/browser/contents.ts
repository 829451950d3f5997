import { decodeSegment } from '../../../generated/code/decode-segment.ts';

/** Closes the tables of contents initially on a narrow screen, so that the content comes first. */
export const startContents = (): void => {
  const isNarrow = matchMedia('(max-width: 68.74rem)').matches;
  for (const contents of document.querySelectorAll<HTMLDetailsElement>('aside > .contents')) {
    contents.open = !isNarrow;
    contents.dataset.started = '';
  }
};

/** Shows what a link leads to, in a closed element or in another tab. */
export const startTargets = (): void => {
  const show = () => {
    const target = document.getElementById(decodeSegment(location.hash.slice(1)));
    // All clauses once were on the page of their list, where an address leads on to the page of the clause.
    const link = target?.matches('li.clause') && target.querySelector('a');
    if (link) return location.replace(link.href);
    for (let at = target; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true;
    target?.dispatchEvent(new Event('show-tab', { bubbles: true }));
    target?.scrollIntoView();
  };
  addEventListener('hashchange', show);
  show();
};
