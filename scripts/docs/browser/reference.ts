/** Names a control that shows its value by its label and that value, so that users can name what they see. */
const nameByValue = (control: HTMLElement): void => {
  const label = control.dataset.label ?? control.getAttribute('aria-label') ?? '';
  control.dataset.label = label;
  const value = control.textContent?.trim() ?? '';
  const name = label.includes(value) ? label : `${label}: ${value}`;
  if (control.getAttribute('aria-label') !== name) control.setAttribute('aria-label', name);
};

/** Repairs the markup of the reference, which Redoc renders anew while the user scrolls. */
export const startReference = (): void => {
  const redoc = document.getElementById('redoc');
  if (!redoc) return;
  const repair = () => {
    const menu = redoc.querySelector('.menu-content:not([role])');
    menu?.setAttribute('role', 'navigation');
    menu?.setAttribute('aria-label', 'Reference');
    // A page has one main landmark, but Redoc marks every section as one.
    for (const text of redoc.querySelectorAll('main main:not([role])')) text.setAttribute('role', 'none');
    // Makes scrollable elements scrollable by keyboard.
    for (const code of redoc.querySelectorAll<HTMLElement>('pre:not([tabindex])')) code.tabIndex = 0;
    for (const control of redoc.querySelectorAll<HTMLElement>('button[aria-haspopup][aria-label]'))
      nameByValue(control);
  };
  // Redoc treats each click on a link as a link within its page.
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
