import { html, trusted } from '../../conformance/report/html/escape.ts';
import { replaceFolder } from '../../mocks/put-files.js';
import { siteAssets } from './assets.ts';
import { readBundle } from './contract.ts';
import { guideFile, readGuides } from './guides.ts';
import { createCodeHighlighter } from './highlight.ts';
import { type Content, renderPage, type Site } from './layout.ts';
import { changelogPage, contractChanges } from './pages/changelog.ts';
import { clausesPage } from './pages/clauses.ts';
import type { PageContext } from './pages/context.ts';
import { errorsPage } from './pages/errors.ts';
import { guidePage } from './pages/guide.ts';
import { referencePage } from './pages/reference.ts';
import { scopesPage } from './pages/scopes.ts';
import { startPage } from './pages/start.ts';
import { statesPage } from './pages/states.ts';
import { tryItPage } from './pages/try-it.ts';
import { workflowsPage } from './pages/workflows.ts';
import { referenceDocument } from './reference/reference-document.ts';
import { renderReference } from './reference/render-reference.ts';
import { searchScript } from './search/build-index.ts';

/** The folder of the site and its audience. */
export type SiteOptions = {
  /** The folder to replace. */
  readonly out: string;
  /** The sandbox serves the site next to `try-it.html`, and the header links to that page. */
  readonly forSandbox?: boolean;
};

/** A summary of the built site. */
export type BuiltSite = {
  /** The paths of the pages, e.g. `guides/quick-start.html`. */
  readonly pages: readonly string[];
  /** The number of entries in the search index. */
  readonly entries: number;
};

/**
 * Builds the site of the API: reference, guides, errors, scopes, clauses, states, use cases, changelog, and a search over all
 * of them. The site opens from disk and sends no requests over the network.
 *
 * @throws Error if one of its sources is invalid
 */
export const buildSite = async ({ out, forSandbox = false }: SiteOptions): Promise<BuiltSite> => {
  const bundle = readBundle();
  const guides = readGuides();
  const site: Site = {
    title: bundle.info.title,
    version: bundle.info.version,
    guides: guides.map(({ name, title }) => ({ file: guideFile(name), title })),
    tryIt: forSandbox,
  };
  const [rendered, changes, assets, highlighter] = await Promise.all([
    renderReference(referenceDocument(bundle, forSandbox)),
    contractChanges(),
    siteAssets(),
    createCodeHighlighter(),
  ]);
  const context: PageContext = { bundle, highlighter, guides };
  const plain: readonly Content[] = [
    startPage(context),
    ...guides.map((guide) => guidePage(guide, context)),
    workflowsPage(context),
    errorsPage(context),
    scopesPage(context),
    ...(await Promise.all([statesPage(), clausesPage(context)])),
    changelogPage(context, changes),
  ];
  const reference: Content = {
    ...referencePage(bundle),
    body: html`<h1 class="unseen">Reference</h1>${trusted(rendered.body)}`,
    head: trusted(rendered.head),
    full: true,
    // Redoc adds styles to the page, embeds its program and a font, and searches in a worker.
    allow: {
      'script-src': ["'self'", ...rendered.scriptHashes].join(' '),
      'style-src': "'self' 'unsafe-inline'",
      'font-src': 'data:',
      'worker-src': 'blob:',
    },
  };
  const tryIt = forSandbox ? await tryItPage() : undefined;
  const pages = [...plain, reference, ...(tryIt ? [tryIt.content] : [])];
  const entries = pages.flatMap((page) => page.entries);
  const contents: Readonly<Record<string, string>> = {
    ...Object.fromEntries(
      Object.entries({ ...assets, ...tryIt?.assets }).map(([name, content]) => [`assets/${name}`, content]),
    ),
    'assets/code.css': highlighter.css(),
    'assets/search-index.js': searchScript(entries),
    ...Object.fromEntries(pages.map((page) => [page.file, renderPage(page, site)])),
  };
  await replaceFolder(out, contents);
  return { pages: pages.map(({ file }) => file), entries: entries.length };
};
