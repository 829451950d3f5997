import { decodeSegment } from '../../../generated/code/decode-segment.ts';
/** Closes the tables of contents initially on a narrow screen, so that the content comes first. */
export const startContents = (): void => {
  if (!matchMedia('(max-width: 60rem)').matches) return;
  for (const contents of document.querySelectorAll<HTMLDetailsElement>('.contents, .reference-menu'))
    contents.open = false;
};

const openAround = (target: Element | null): void => {
  for (let at = target; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true;
};

/** Opens a closed element that a link leads to. */
export const startTargets = (): void => {
  const show = () => {
    const target = document.getElementById(decodeSegment(location.hash.slice(1)));
    openAround(target);
    target?.dispatchEvent(new Event('show-tab', { bubbles: true }));
    target?.scrollIntoView();
  };
  addEventListener('hashchange', show);
  if (location.hash.length > 1) show();
};
