/** A control that shows its value is named by its label and that value, so that people can name what they see. */
const nameByValue = (control: HTMLElement): void => {
  const label = control.dataset.label ?? control.getAttribute('aria-label') ?? '';
  control.dataset.label = label;
  const value = control.textContent?.trim() ?? '';
  const name = label.includes(value) ? label : `${label}: ${value}`;
  if (control.getAttribute('aria-label') !== name) control.setAttribute('aria-label', name);
};

/** Repairs the markup of the reference, which Redoc renders anew as one scrolls. */
export const startReference = (): void => {
  const redoc = document.getElementById('redoc');
  if (!redoc) return;
  const repair = () => {
    const menu = redoc.querySelector('.menu-content:not([role])');
    menu?.setAttribute('role', 'navigation');
    menu?.setAttribute('aria-label', 'Reference');
    // There is one main part; Redoc marks each text as one.
    for (const text of redoc.querySelectorAll('main main:not([role])')) text.setAttribute('role', 'none');
    // What scrolls can be scrolled by keyboard.
    for (const code of redoc.querySelectorAll<HTMLElement>('pre:not([tabindex])')) code.tabIndex = 0;
    for (const control of redoc.querySelectorAll<HTMLElement>('button[aria-haspopup][aria-label]'))
      nameByValue(control);
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
  new MutationObserver(repair).observe(redoc, { childList: true, subtree: true, characterData: true });
  repair();
};
