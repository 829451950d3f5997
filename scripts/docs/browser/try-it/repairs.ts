/** Sets an attribute only if its value changes, since each change is observed. */
const set = (element: Element, name: string, value: string | null): void => {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
};

/** Returns the first words of the row that contains a field, which describe its purpose. */
const rowText = (field: HTMLElement): string | undefined =>
  field
    .closest<HTMLElement>('tr, [role=row]')
    ?.innerText.split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '');

/** Attributes that name another element. */
const references = ['aria-describedby', 'aria-labelledby', 'aria-controls'];

/** Fixes for wrong information that Scalar's markup gives to assistive technology, by selector. */
const repairs: Readonly<Record<string, (element: HTMLElement) => void>> = {
  // A button can't be selected. This one is the current button of its list.
  'button[aria-selected]:not([role])': (button) => {
    set(button, 'aria-current', button.getAttribute('aria-selected') === 'true' ? 'true' : null);
    set(button, 'aria-selected', null);
  },
  // A button that opens the search isn't a landmark, and its content is its name.
  'button[role=search]': (button) => set(button, 'role', null),
  '.sidebar-search-placeholder': (text) => set(text, 'aria-hidden', null),
  'button[class*=copy-button]:not([aria-label])': (button) => set(button, 'aria-label', 'Copy'),
  // The name of a button begins with its visible label (WCAG 2.2, 2.5.3).
  'button.show-more[aria-label]': (button) => {
    const visibleLabel = button.innerText.trim();
    const label = button.getAttribute('aria-label') ?? '';
    if (visibleLabel !== '' && !label.startsWith(visibleLabel))
      set(button, 'aria-label', `${visibleLabel}: ${label}`);
  },
  // A button with the role `none` can't have a name.
  'button[role=none]': (button) => set(button, 'role', null),
  // They refer to a tooltip that exists only while it is shown.
  'button:is([aria-describedby], [aria-labelledby], [aria-controls])': (button) => {
    for (const name of references) {
      const id = button.getAttribute(name);
      if (id !== null && !document.getElementById(id)) set(button, name, null);
    }
  },
  // The surrounding button does the same.
  'button.parameter-item-trigger :is(a, button, [tabindex])': (inner) => set(inner, 'inert', ''),
  '.cm-content:not([aria-label])': (editor) => {
    const body = editor.isContentEditable ? 'Request body' : 'Response body';
    set(editor, 'aria-label', editor.closest('tr, [role=row]') ? (rowText(editor) ?? 'Parameter') : body);
  },
  'input[type=checkbox]:not([aria-label])': (box) =>
    set(box, 'aria-label', `Send ${rowText(box) ?? 'this parameter'}`),
  // Makes scrollable elements scrollable by keyboard.
  '.cm-scroller': (code) => set(code, 'tabindex', '0'),
  'ul.endpoints': (list) => set(list, 'tabindex', '0'),
};

/** Repairs the markup that Scalar renders, now and after each rendering. */
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
