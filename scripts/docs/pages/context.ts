import type { Bundle } from '../contract.ts';
import type { Guide } from '../guides.ts';
import type { Highlighter } from '../highlight.ts';

/** The sources of the pages, in addition to the contract's tables. */
export type PageContext = {
  readonly bundle: Bundle;
  readonly highlighter: Highlighter;
  readonly guides: readonly Guide[];
  /** The path of the dashboard, if a sandbox serves the site. Then its pages run no other sandbox. */
  readonly dashboard?: string;
};
