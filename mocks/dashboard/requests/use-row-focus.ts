import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { findRow, type RequestRow } from './request-rows.ts';

/** Where keys have their own meaning. */
const ownKeys = 'input, select, textarea, [contenteditable], dialog';

/**
 * Handles keys of the whole page, except in a field or a dialog, and except combinations with a modifier.
 *
 * @param handle returns whether it handled the key
 */
export const useShortcuts = (handle: (event: KeyboardEvent) => boolean): void => {
  const latest = useRef(handle);
  latest.current = handle;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(ownKeys)) return;
      if (latest.current(event)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
};

type Options = {
  /** The element whose children are the rows. */
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
  const [active, activate] = useState<string>();
  const lastOpen = useRef(selected);
  lastOpen.current = selected ?? lastOpen.current;

  const activeRow = rows.findIndex(({ key }) => key === active);
  const openRow = lastOpen.current === undefined ? -1 : findRow(rows, lastOpen.current);
  const index = Math.max(activeRow === -1 ? openRow : activeRow, 0);

  const getRow = (at: number) => container.current?.children[at] as HTMLElement | undefined;

  const focus = (target: number) => {
    const row = getRow(Math.min(Math.max(target, 0), rows.length - 1));
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  };

  const getPageLength = () =>
    Math.max(Math.floor(window.innerHeight / (getRow(index)?.clientHeight || 1)) - 1, 1);

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
      Enter: () => getRow(index)?.querySelector('a')?.click(),
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
      focus(active === undefined && openRow === -1 && !isInList ? 0 : index + step);
      return true;
    }
    return (target as Element).parentElement === list && handleRowKey(key, row);
  });

  // An open request that is in the address when the page is loaded is scrolled to.
  useLayoutEffect(() => {
    if (isWithoutFocus()) getRow(index)?.scrollIntoView({ block: 'nearest' });
  }, []);
  useLayoutEffect(() => {
    const isClosed = lastOpen.current !== undefined && selected === undefined;
    // The focus was in the details, or the list was covered.
    if (isClosed && isWithoutFocus()) getRow(index)?.focus({ preventScroll: true });
  }, [selected]);

  return { index, activate };
};
