import { demoTokens } from '../../mocks/index.ts';
import { replaceFolder } from '../../mocks/put-files.js';
import { dashboardPath } from '../../mocks/sandbox/http/mounts.ts';
import { bundleContract } from '../generate/bundle.ts';
import { codeSamples } from '../generate/code-samples/add-code-samples.ts';
import type { SampleTokens } from '../generate/code-samples/sample-input.ts';
import { listExtensionUses, readExtensions } from '../generate/extensions.ts';
import { listOperations, type OpenApiDocument } from '../generate/openapi-document.ts';
import { fromRoot } from '../generate/paths.ts';
import { siteAssets } from './assets.ts';
import { readBundle } from './contract.ts';
import { apiFiles } from './exports/api-files.ts';
import { markdownForm } from './exports/markdown-form.ts';
import { guideFile, readGuides } from './guides.ts';
import { createCodeHighlighter } from './highlight.ts';
import { markdownFile, renderBody, renderPage, type Site } from './layout.ts';
import { liveFiles } from './live-files.ts';
import { changelogPage, contractChanges } from './pages/changelog.ts';
import { clausesPage } from './pages/clauses.ts';
import { errorsPage } from './pages/errors.ts';
import { extensionsPage } from './pages/extensions.ts';
import { guidePage } from './pages/guide.ts';
import { scopesPage } from './pages/scopes.ts';
import { startPage } from './pages/start.ts';
import { statesPage } from './pages/states.ts';
import { workflowsPage } from './pages/workflows.ts';
import type { ReferenceContext } from './reference/context.ts';
import { referenceNavigation } from './reference/navigation.ts';
import { referencePages } from './reference/reference-pages.ts';
import { searchScript } from './search/build-index.ts';
import type { SitePage } from './site-page.ts';
import { createDrawing } from './states/draw.ts';
import { readWorkflows } from './workflows/read-workflows.ts';

/** The folder of the site and its audience. */
export type SiteOptions = {
  /** The folder to replace. */
  readonly out: string;
  /** The sandbox serves the site, so samples contain its demo tokens instead of variables. */
  readonly forSandbox?: boolean;
  /** The address where the site is published, for search engines and previews of links. */
  readonly address?: string;
};

/** A summary of the built site. */
export type BuiltSite = {
  /** The paths of the pages, e.g. `guides/quick-start.html`. */
  readonly pages: readonly string[];
  /** The number of entries in the search index. */
  readonly entries: number;
};

/** The sandbox's tokens by the variables that samples read otherwise. */
const sandboxTokens = (): SampleTokens => {
  const [key] = demoTokens;
  const session = demoTokens.find(({ kind }) => kind === 'session');
  return { ...(key && { WORKSPACE_TOKEN: key.secret }), ...(session && { SESSION_TOKEN: session.secret }) };
};

const createSamples = (document: OpenApiDocument, tokens: SampleTokens): ReferenceContext['samples'] => {
  const entries = new Map(listOperations(document).map((entry) => [entry.operation.operationId, entry]));
  return (id) => {
    const entry = entries.get(id);
    return entry ? codeSamples(document, entry, tokens) : [];
  };
};

/**
 * Builds the site of the API: reference, guides, errors, scopes, clauses, states, use cases, changelog, and a search over all
 * of them. The site opens from disk and sends no requests to other hosts.
 *
 * @throws Error if one of its sources is invalid
 */
export const buildSite = async ({ out, forSandbox = false, address }: SiteOptions): Promise<BuiltSite> => {
  const contract = fromRoot('openapi');
  const bundle = readBundle();
  const document = await bundleContract(contract);
  const guides = readGuides();
  const tokens = forSandbox ? sandboxTokens() : {};
  const served = forSandbox ? { dashboard: dashboardPath } : {};
  const site: Site = {
    title: bundle.info.title,
    version: bundle.info.version,
    guides: guides.map(({ name, title }) => ({ file: guideFile(name), title })),
    reference: referenceNavigation(bundle),
    ...served,
    ...(address !== undefined && { address: address.replace(/\/*$/, '/') }),
  };
  const [changes, assets, highlighter, draw, live] = await Promise.all([
    contractChanges(),
    siteAssets(),
    createCodeHighlighter(),
    createDrawing(),
    forSandbox ? {} : liveFiles(guides),
  ]);
  const context: ReferenceContext = {
    bundle,
    highlighter,
    guides,
    workflows: readWorkflows(),
    samples: createSamples(document, tokens),
    ...served,
  };
  const pages: readonly SitePage[] = [
    startPage(context),
    ...guides.map((guide) => guidePage(guide, context)),
    ...referencePages({ ...context, draw }),
    workflowsPage(context),
    errorsPage(),
    scopesPage(context),
    statesPage(draw),
    await clausesPage(context),
    extensionsPage(context, readExtensions(contract), await listExtensionUses(document)),
    changelogPage(context, changes),
  ];
  const entries = pages.flatMap((page) => page.entries);
  const contents: Readonly<Record<string, string | Uint8Array>> = {
    ...apiFiles({ bundle, document, pages, tokens, address: site.address }),
    ...Object.fromEntries(pages.map((page) => [markdownFile(page.file), markdownForm(renderBody(page))])),
    ...Object.fromEntries(Object.entries(assets).map(([name, content]) => [`assets/${name}`, content])),
    ...Object.fromEntries(Object.entries(live).map(([name, content]) => [`try/${name}`, content])),
    'assets/code.css': highlighter.css(),
    'assets/search-index.js': searchScript(entries),
    ...Object.fromEntries(pages.map((page) => [page.file, renderPage(page, site)])),
  };
  await replaceFolder(out, contents);
  return { pages: pages.map(({ file }) => file), entries: entries.length };
};
