import { useEffect, useRef } from 'preact/hooks';

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
