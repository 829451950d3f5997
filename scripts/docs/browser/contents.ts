/** Closes the table of contents initially on a narrow screen, so that the content comes first. */
export const startContents = (): void => {
  const contents = document.querySelector<HTMLDetailsElement>('details.contents');
  if (contents && matchMedia('(max-width: 60rem)').matches) contents.open = false;
};

const openAround = (target: Element | null): void => {
  for (let at = target; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true;
};

/** Opens a closed element that a link leads to. */
export const startTargets = (): void => {
  const show = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    openAround(target);
    target?.scrollIntoView();
  };
  addEventListener('hashchange', show);
  // The reference uses the hash for its own links.
  if (location.hash.length > 1 && !location.hash.startsWith('#/')) show();
};
