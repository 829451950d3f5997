import type { Html } from '../../conformance/report/html/escape.ts';
import type { CodeSample } from '../generate/code-samples/add-code-samples.ts';
import type { NavigationLink } from './reference/navigation.ts';
import type { SearchEntry } from './search/search-index.ts';

/** What the pages of one site have in common, in addition to the contract, its tables and the guides. */
export type PageContext = {
  /** The programs that call each operation. */
  readonly samples: ReadonlyMap<string, readonly CodeSample[]>;
  /** The path of the dashboard, if a sandbox serves the site. Then its pages run no other sandbox. */
  readonly dashboard?: string;
};

/** A page of the site without the layout. */
export type SitePage = {
  /** The path in the site, e.g. `guides/quick-start.html`. */
  readonly file: string;
  readonly title: string;
  /** A sentence for search engines and lists of pages. */
  readonly summary: string;
  readonly body: Html;
  /** The page's entries in the search. What one omits is of the page. A page without an entry of its own gets one. */
  readonly entries?: readonly (Pick<SearchEntry, 'kind'> & Partial<SearchEntry>)[];
  /** A navigation to the pages of the same kind. */
  readonly siblings?: { readonly label: string; readonly links: readonly NavigationLink[] };
  /** Whether it is a page of the reference, whose navigation lists the operations. */
  readonly inReference?: boolean;
};

/** The page's entries in the search. */
export const listEntries = ({ entries = [], title, summary: text, file: link }: SitePage): SearchEntry[] => {
  const all = entries.map((entry) => ({ title, text, link, ...entry }));
  return all.some((entry) => entry.link === link) ? all : [{ kind: 'page', title, text, link }, ...all];
};

/** A section of a page: the heading with an id, and what follows it. */
export type Section = {
  readonly id: string;
  readonly level: number;
  readonly title: string;
  readonly text: string;
};

const names: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Returns the text of markup, without code blocks. */
const toText = (markup: string): string =>
  markup
    .replace(/<div class="code"[\s\S]*?<\/div>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:#(\d+)|(\w+));/g, (_, code, name) => names[name] ?? String.fromCharCode(Number(code)))
    .replace(/\s+/g, ' ')
    .trim();

/** Lists the sections of markup. The first has no heading. */
export const listSections = ({ html: markup }: Html): Section[] =>
  markup.split(/(?=<h[234] id=)/).map((part) => {
    const [head = '', level, id = '', title = ''] =
      /^<h([234]) id="([^"]+)">([\s\S]*?)(?:<a class="anchor"[\s\S]*?)?<\/h\1>/.exec(part) ?? [];
    return { id, level: Number(level), title: toText(title), text: toText(part.slice(head.length)) };
  });
