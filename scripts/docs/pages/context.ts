import type { Bundle } from '../contract.ts';
import type { Guide } from '../guides.ts';
import type { Highlighter } from '../highlight.ts';

/** What the pages are made from, beside the contract's tables. */
export type PageContext = {
  readonly bundle: Bundle;
  readonly highlighter: Highlighter;
  readonly guides: readonly Guide[];
};
