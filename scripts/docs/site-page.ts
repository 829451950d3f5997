import type { Html } from '../../conformance/report/html/escape.ts';
import type { SearchEntry } from './search/entry.ts';

/** A heading of a page that its table of contents lists. */
export type Heading = { readonly id: string; readonly text: string; readonly level: 2 | 3 };

/** A page of the site, before the layout is put around it. */
export type SitePage = {
  /** Its path in the site, e.g. `guides/quick-start.html`. */
  readonly file: string;
  readonly title: string;
  /** One sentence, for search engines and lists of pages. */
  readonly summary: string;
  readonly body: Html;
  readonly headings: readonly Heading[];
  /** What the search finds on it. */
  readonly entries: readonly SearchEntry[];
};
