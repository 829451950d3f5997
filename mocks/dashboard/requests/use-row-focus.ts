import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useShortcuts } from '../store/use-shortcuts.ts';
import { findRow, type RequestRow } from './request-rows.ts';

type Options = {
  /** The element that contains the rows. */
  readonly container: RefObject<HTMLElement | null>;
  readonly rows: readonly RequestRow[];
  /** The id of the open request. */
  readonly selected: string | undefined;
  /** Folds or unfolds a row of equal requests. */
  readonly unfold: (key: string, isUnfolded: boolean) => void;
  /** Chooses a row, or no longer. */
  readonly choose: (row: RequestRow) => void;
};

/** Whether the open request covers the list, as on a phone. */
const isCovered = (list: Element): boolean => getComputedStyle(list).visibility === 'hidden';

const isWithoutFocus = (): boolean =>
  document.activeElement === document.body || document.activeElement === document.querySelector('main');

/**
 * The row that has the focus, or gets it: by arrows, Home, End, Page Up and Page Down, and anywhere on the page by J and K. Enter
 * opens its request, Space chooses it. Right and Left unfold and fold it. One row is a tab stop, and the others aren't.
 */
export const useRowFocus = ({ container, rows, selected, unfold, choose }: Options) => {
  // A new object renders the list even if the row is the same.
  const [active, setActive] = useState<{ readonly key?: string | undefined }>({});
  // An open request that is in the address when the page is loaded is scrolled to.
  const next = useRef<{ readonly isFocused: boolean; readonly isRevealed: boolean } | undefined>(
    isWithoutFocus() ? { isFocused: false, isRevealed: true } : undefined,
  );
  const lastSelected = useRef(selected);
  const lastOpen = useRef(selected);
  if (selected !== undefined) lastOpen.current = selected;

  const activeRow = rows.findIndex(({ key }) => key === active.key);
  const openRow = lastOpen.current === undefined ? -1 : findRow(rows, lastOpen.current);
  const index = Math.max(activeRow === -1 ? openRow : activeRow, 0);

  const focus = (target: number) => {
    next.current = { isFocused: true, isRevealed: true };
    setActive({ key: rows[Math.min(Math.max(target, 0), rows.length - 1)]?.key });
  };

  const getPageLength = () => {
    const height = container.current?.querySelector('[data-index]')?.clientHeight ?? 1;
    return Math.max(Math.floor(window.innerHeight / height) - 1, 1);
  };

  /** Moves by a key that applies to the row with the focus. */
  const handleRowKey = (key: string, row: RequestRow): boolean => {
    const moves: Readonly<Record<string, () => void>> = {
      Home: () => focus(0),
      End: () => focus(rows.length - 1),
      PageDown: () => focus(index + getPageLength()),
      PageUp: () => focus(index - getPageLength()),
      ArrowRight: () => (row.requests.length > 1 && !row.isUnfolded ? unfold(row.key, true) : undefined),
      ArrowLeft: () => {
        if (row.isUnfolded) unfold(row.key, false);
        else if (row.parent !== undefined) focus(rows.findIndex((other) => other.key === row.parent));
      },
      ' ': () => choose(row),
      Enter: () => container.current?.querySelector<HTMLElement>(`[data-index="${index}"] a`)?.click(),
    };
    moves[key]?.();
    return key in moves;
  };

  useShortcuts(({ key, target }) => {
    const list = container.current;
    const row = rows[index];
    if (!list || !row || isCovered(list)) return false;
    const isInList = list.contains(target as Node);
    const step = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 }[key];
    if (step !== undefined) {
      if (key.startsWith('Arrow') && !isInList && !isWithoutFocus()) return false;
      // The first key selects the first row.
      focus(active.key === undefined && openRow === -1 && !isInList ? 0 : index + step);
      return true;
    }
    const isOnRow = isInList && (target as Element).hasAttribute('data-index');
    return isOnRow && handleRowKey(key, row);
  });

  useLayoutEffect(() => {
    const isClosed = lastSelected.current !== undefined && selected === undefined;
    lastSelected.current = selected;
    // The focus was in the details, or the list was covered.
    if (isClosed && isWithoutFocus()) next.current = { isFocused: true, isRevealed: false };
    const row = container.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    if (!next.current || !row) return;
    const { isFocused, isRevealed } = next.current;
    next.current = undefined;
    if (isFocused) row.focus({ preventScroll: true });
    if (isRevealed) row.scrollIntoView({ block: 'nearest' });
  });

  /** Makes a row that got the focus, such as by a click, the tab stop. */
  const activate = (key: string | undefined) => {
    if (key !== active.key) setActive({ key });
  };

  return { index, activate };
};
