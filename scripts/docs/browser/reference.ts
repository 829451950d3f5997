/** Repairs of the reference's markup, which Redoc renders again as one scrolls. */
export const startReference = (): void => {
  const redoc = document.getElementById('redoc');
  if (!redoc) return;
  const repair = () => {
    // What scrolls can be scrolled by keyboard.
    for (const code of redoc.querySelectorAll<HTMLElement>('pre:not([tabindex])')) code.tabIndex = 0;
  };
  new MutationObserver(repair).observe(redoc, { childList: true, subtree: true });
  repair();
};
