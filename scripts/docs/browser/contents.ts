/** On a narrow screen the table of contents begins closed, so that the text comes first. */
export const startContents = (): void => {
  const contents = document.querySelector<HTMLDetailsElement>('details.contents');
  if (contents && matchMedia('(max-width: 60rem)').matches) contents.open = false;
};

const openAround = (target: Element | null): void => {
  for (let at = target; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true;
};

/** Opens what a link leads to, where it is closed. */
export const startTargets = (): void => {
  const show = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    openAround(target);
    target?.scrollIntoView();
  };
  addEventListener('hashchange', show);
  // The reference has its own links behind the hash.
  if (location.hash.length > 1 && !location.hash.startsWith('#/')) show();
};
