import {
  defaultRangeExtractor,
  observeWindowOffset,
  observeWindowRect,
  type Range,
  Virtualizer,
  type VirtualizerOptions,
  windowScroll,
} from '@tanstack/virtual-core';
import type { RefObject } from 'preact';
import { useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks';

/** The height of a row until it is measured, in pixels. */
const estimatedHeight = 53;

/** The rows above and below the window that are also rendered. */
const overscan = 10;

type Options = {
  /** The element that contains the rows. */
  readonly container: RefObject<HTMLElement | null>;
  readonly keys: readonly string[];
  /** A row that is rendered wherever the page is scrolled to, so that it keeps the focus. */
  readonly keptIndex: number;
};

/**
 * Selects the rows of a long list that the window shows, so that the page has few elements. The page scrolls, not the list.
 * Rows that are added above the window don't move the rows in it.
 */
export const useVirtualRows = ({ container, keys, keptIndex }: Options) => {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const top = useRef(0);
  const options: VirtualizerOptions<Window, HTMLElement> = {
    count: keys.length,
    getItemKey: (index) => keys[index] ?? index,
    getScrollElement: () => window,
    estimateSize: () => estimatedHeight,
    overscan,
    rangeExtractor: (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), ...(keptIndex === -1 ? [] : [keptIndex])])].toSorted(
        (one, other) => one - other,
      ),
    scrollMargin: top.current,
    anchorTo: window.scrollY > top.current ? 'end' : 'start',
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    scrollToFn: windowScroll,
    onChange: () => render(0),
  };
  const [virtualizer] = useState(() => new Virtualizer(options));
  virtualizer.setOptions(options);
  useLayoutEffect(() => virtualizer._didMount(), [virtualizer]);
  useLayoutEffect(() => {
    const measured = Math.round((container.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    // What is above the list has another height.
    if (measured !== top.current) {
      top.current = measured;
      render(0);
    }
    virtualizer._willUpdate();
  });
  return {
    height: virtualizer.getTotalSize(),
    /** The rendered rows, with their distance from the top of the container in pixels. */
    items: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, start: start - top.current })),
    /** Measures a row, which has its index in `data-index`. */
    measure: virtualizer.measureElement,
  };
};
