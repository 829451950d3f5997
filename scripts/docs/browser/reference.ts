/** Repairs of the reference's markup, which Redoc renders again as one scrolls. */
export const startReference = (): void => {
  const redoc = document.getElementById('redoc');
  if (!redoc) return;
  const repair = () => {
    // What scrolls can be scrolled by keyboard.
    for (const code of redoc.querySelectorAll<HTMLElement>('pre:not([tabindex])')) code.tabIndex = 0;
  };
  // Redoc takes each click on a link for one within its page.
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (target instanceof Element && target.closest('#redoc a[href^="try-it.html"]'))
        event.stopPropagation();
    },
    { capture: true },
  );
  new MutationObserver(repair).observe(redoc, { childList: true, subtree: true });
  repair();
};
