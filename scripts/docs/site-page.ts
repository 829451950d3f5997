import type { Html } from '../../conformance/report/html/escape.ts';
import type { SearchEntry } from './search/entry.ts';

/** A heading that the page's table of contents lists. */
export type Heading = { readonly id: string; readonly text: string; readonly level: 2 | 3 };

/** A page of the site without the layout. */
export type SitePage = {
  /** The path in the site, e.g. `guides/quick-start.html`. */
  readonly file: string;
  readonly title: string;
  /** A sentence for search engines and lists of pages. */
  readonly summary: string;
  readonly body: Html;
  readonly headings: readonly Heading[];
  /** The page's entries in the search. */
  readonly entries: readonly SearchEntry[];
  /** Whether it is a page of the reference, whose navigation lists the operations. */
  readonly inReference?: boolean;
};
