/** What Tab stops at. */
const stops = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"])';

const listStops = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`main ${stops}`)];

/** Where the focus was last, except in a dialog, and what Tab stopped at then. */
let last: { readonly element: HTMLElement; readonly all: readonly HTMLElement[] } | undefined;

/** The element in the place of one that was removed: what follows the nearest one before it that is still there. */
const findSuccessor = ({ element, all }: NonNullable<typeof last>): HTMLElement | null | undefined => {
  if (element.isConnected) return element;
  const before = all.slice(0, all.indexOf(element)).findLast(({ isConnected }) => isConnected);
  const current = listStops();
  if (before) return current[current.indexOf(before) + 1] ?? before;
  return all.some(({ isConnected }) => isConnected) ? current[0] : document.querySelector('main');
};

/**
 * Keeps the focus near an element that had it and was removed, such as a button whose action removes it, or the row of a deleted
 * record. Without it, Tab would start at the top of the page again. Another view gets the focus as a whole.
 */
export const keepFocus = (): void => {
  document.addEventListener('focusin', ({ target }) => {
    const element = target as HTMLElement;
    if (!element.closest('dialog')) last = { element, all: listStops() };
  });
  document.addEventListener('pointerdown', ({ target }) => {
    // A click on anything else takes the focus away on purpose.
    if (!(target as Element).closest(`dialog, ${stops}`)) last = undefined;
  });
  new MutationObserver(() => {
    if (!last || document.activeElement !== document.body || document.querySelector('dialog')) return;
    findSuccessor(last)?.focus({ preventScroll: true });
  }).observe(document.body, { childList: true, subtree: true });
};
