import { basename } from 'node:path';
import { operationList } from '@workspace-api/contract';
import { build } from 'esbuild';
import { replaceFolder } from '../../mocks/built-files.js';
import { demoTokens } from '../../mocks/index.ts';
import { dashboardPath } from '../../mocks/sandbox/http/mounts.ts';
import { bundleContract } from '../generate/bundle.ts';
import { codeSamples } from '../generate/code-samples/add-code-samples.ts';
import type { SampleTokens } from '../generate/code-samples/sample-input.ts';
import { listExtensionUses, readExtensions } from '../generate/extensions.ts';
import { listOperations } from '../generate/openapi-document.ts';
import { fromRoot } from '../generate/paths.ts';
import { contractHistory } from '../release/contract-changes.ts';
import { bundle, errorCodes, eventTypes } from './contract.ts';
import { apiFiles } from './exports/api-files.ts';
import { markdownForm } from './exports/markdown-form.ts';
import { guides } from './guides.ts';
import { highlightStyles } from './highlight.ts';
import { renderBody, renderPage, type Site } from './layout.ts';
import { markdownFile, pageFile } from './links.ts';
import { liveFiles } from './live-files.ts';
import { changelogPage } from './pages/changelog.ts';
import { clausesPages } from './pages/clauses.ts';
import { extensionsPage } from './pages/extensions.ts';
import { guidePage } from './pages/guide.ts';
import { scopesPage } from './pages/scopes.ts';
import { startPage } from './pages/start.ts';
import { statesPage } from './pages/states.ts';
import { workflowsPages } from './pages/workflows.ts';
import { errorPage, errorsPage } from './reference/error-page.ts';
import { referencePage } from './reference/index-page.ts';
import { referenceNavigation } from './reference/navigation.ts';
import { operationPage } from './reference/operation-page.ts';
import { resourcePage } from './reference/resource-page.ts';
import { schemaPage } from './reference/schema-page.ts';
import { webhookPage } from './reference/webhook-page.ts';
import { searchIndex } from './search/search-index.ts';
import { listEntries, type PageContext, type SitePage } from './site-page.ts';

/** The folder of the site and its audience. */
export type SiteOptions = {
  /** The folder to replace: by default `site/`, or the folder that the sandbox serves. */
  readonly out?: string;
  /** The sandbox serves the site, so samples contain its demo tokens instead of variables. */
  readonly forSandbox?: boolean;
  /** The address where the site is published, for search engines and previews of links. */
  readonly address?: string;
};

/** A summary of the built site. */
export type BuiltSite = {
  readonly folder: string;
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

const folder = fromRoot('scripts/docs');

/** Returns the files of `assets/` that all pages share, by name. The style sheet has the colors of the code rendered so far. */
const siteAssets = async (): Promise<Record<string, string>> => {
  const { outputFiles } = await build({
    entryPoints: ['browser/theme.ts', 'browser/site.ts', 'styles/site.css', 'styles/icon.svg'].map(
      (name) => `${folder}/${name}`,
    ),
    loader: { '.svg': 'copy' },
    outdir: folder,
    entryNames: '[name]',
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    legalComments: 'inline',
    logLevel: 'silent',
  });
  const bundled = Object.fromEntries(outputFiles.map(({ path, text }) => [basename(path), text]));
  return { ...bundled, 'site.css': bundled['site.css'] + highlightStyles() };
};

/**
 * Builds the site of the API: reference, guides, errors, scopes, clauses, states, use cases, changelog, and a search over all
 * of them. The site sends no requests to other hosts.
 *
 * @throws Error if one of its sources is invalid
 */
export const buildSite = async ({
  forSandbox = false,
  out = fromRoot(forSandbox ? 'mocks/public/docs' : 'site'),
  address,
}: SiteOptions): Promise<BuiltSite> => {
  const contract = fromRoot('openapi');
  const document = await bundleContract(contract);
  const tokens = forSandbox ? sandboxTokens() : {};
  const served = forSandbox ? { dashboard: dashboardPath } : {};
  const site: Site = {
    title: bundle.info.title,
    version: bundle.info.version,
    guides: guides.map(({ name, title }) => ({ file: pageFile('guides', name), title })),
    reference: referenceNavigation,
    ...served,
    ...(address !== undefined && { address: address.replace(/\/*$/, '/') }),
  };
  const [history, live] = await Promise.all([contractHistory(), forSandbox ? {} : liveFiles()]);
  const context: PageContext = {
    samples: new Map(
      listOperations(document).map((entry) => [
        entry.operation.operationId,
        codeSamples(document, entry, tokens),
      ]),
    ),
    ...served,
  };
  const pages: readonly SitePage[] = [
    startPage(context),
    ...guides.map((guide) => guidePage(guide, context)),
    referencePage(),
    ...bundle.tags.map(({ name }) => resourcePage(name)),
    ...operationList.map((operation) => operationPage(operation, context)),
    ...eventTypes.map(webhookPage),
    ...Object.keys(bundle.components.schemas).map(schemaPage),
    ...errorCodes.map(errorPage),
    ...workflowsPages(context),
    errorsPage(),
    scopesPage(),
    statesPage(context),
    ...(await clausesPages(context)),
    extensionsPage(readExtensions(contract), await listExtensionUses(document)),
    changelogPage(history),
  ];
  const entries = pages.flatMap(listEntries);
  const assets = await siteAssets();
  const markdown = pages.map((page) => [page.file, markdownForm(renderBody(page))] as const);
  await replaceFolder(out, {
    ...apiFiles({ document, pages, markdown, tokens, address: site.address }),
    ...Object.fromEntries(markdown.map(([file, text]) => [markdownFile(file), text])),
    ...Object.fromEntries(Object.entries(assets).map(([name, content]) => [`assets/${name}`, content])),
    ...Object.fromEntries(Object.entries(live).map(([name, content]) => [`try/${name}`, content])),
    'assets/search-index.json': searchIndex(entries),
    ...Object.fromEntries(pages.map((page) => [page.file, renderPage(page, site)])),
  });
  return { folder: out, pages: pages.map(({ file }) => file), entries: entries.length };
};
