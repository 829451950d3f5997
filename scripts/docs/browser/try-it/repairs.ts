/** Sets an attribute only if that changes it: each change is observed. */
const set = (element: Element, name: string, value: string | null): void => {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
};

/** What assistive technology is told wrongly by Scalar's markup, by selector. */
const repairs: Readonly<Record<string, (element: HTMLElement) => void>> = {
  // A button can't be selected. It is the current one of its list.
  'button[aria-selected]:not([role])': (button) => {
    set(button, 'aria-current', button.getAttribute('aria-selected') === 'true' ? 'true' : null);
    set(button, 'aria-selected', null);
  },
  // A button that opens the search has no name, and is no landmark.
  'button[role=search]': (button) => {
    set(button, 'role', null);
    set(button, 'aria-label', 'Search the operations');
  },
  // The name of a button begins with the text that is seen (WCAG 2.2, 2.5.3).
  'button.show-more[aria-label]': (button) => {
    const seen = button.innerText.trim();
    const label = button.getAttribute('aria-label') ?? '';
    if (seen !== '' && !label.startsWith(seen)) set(button, 'aria-label', `${seen}: ${label}`);
  },
  // What scrolls can be scrolled by keyboard.
  'ul.endpoints': (list) => set(list, 'tabindex', '0'),
};

/** Repairs the markup that Scalar renders, now and whenever it renders. */
export const keepRepaired = (root: HTMLElement): void => {
  const repair = () => {
    for (const [selector, mend] of Object.entries(repairs))
      for (const element of root.querySelectorAll<HTMLElement>(selector)) mend(element);
  };
  new MutationObserver(repair).observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['aria-selected', 'aria-label', 'role'],
  });
  repair();
};
