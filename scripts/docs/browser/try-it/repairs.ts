/** Sets an attribute only if that changes it: each change is observed. */
const set = (element: Element, name: string, value: string | null): void => {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
};

/** The first words of the row that a field is in, which say what it is for. */
const rowText = (field: HTMLElement): string | undefined =>
  field
    .closest<HTMLElement>('tr, [role=row]')
    ?.innerText.split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '');

/** Attributes that name another element. */
const references = ['aria-describedby', 'aria-labelledby', 'aria-controls'];

/** What assistive technology is told wrongly by Scalar's markup, by selector. */
const repairs: Readonly<Record<string, (element: HTMLElement) => void>> = {
  // A button can't be selected. It is the current one of its list.
  'button[aria-selected]:not([role])': (button) => {
    set(button, 'aria-current', button.getAttribute('aria-selected') === 'true' ? 'true' : null);
    set(button, 'aria-selected', null);
  },
  // A button that opens the search is no landmark, and its text is its name.
  'button[role=search]': (button) => set(button, 'role', null),
  '.sidebar-search-placeholder': (text) => set(text, 'aria-hidden', null),
  'button[class*=copy-button]:not([aria-label])': (button) => set(button, 'aria-label', 'Copy'),
  // The name of a button begins with the text that is seen (WCAG 2.2, 2.5.3).
  'button.show-more[aria-label]': (button) => {
    const visibleLabel = button.innerText.trim();
    const label = button.getAttribute('aria-label') ?? '';
    if (visibleLabel !== '' && !label.startsWith(visibleLabel))
      set(button, 'aria-label', `${visibleLabel}: ${label}`);
  },
  // A button that is none can't have a name.
  'button[role=none]': (button) => set(button, 'role', null),
  // They name a tooltip that is there only while it is shown.
  'button:is([aria-describedby], [aria-labelledby], [aria-controls])': (button) => {
    for (const name of references) {
      const id = button.getAttribute(name);
      if (id !== null && !document.getElementById(id)) set(button, name, null);
    }
  },
  // The button around it does the same.
  'button.parameter-item-trigger :is(a, button, [tabindex])': (inner) => set(inner, 'inert', ''),
  '.cm-content:not([aria-label])': (editor) => {
    const body = editor.isContentEditable ? 'Request body' : 'Response body';
    set(editor, 'aria-label', editor.closest('tr, [role=row]') ? (rowText(editor) ?? 'Parameter') : body);
  },
  'input[type=checkbox]:not([aria-label])': (box) =>
    set(box, 'aria-label', `Send ${rowText(box) ?? 'this parameter'}`),
  // What scrolls can be scrolled by keyboard.
  '.cm-scroller': (code) => set(code, 'tabindex', '0'),
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
    attributeFilter: [...references, 'aria-selected', 'aria-label', 'role'],
  });
  repair();
};
