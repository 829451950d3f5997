import { type Html, html } from '../../conformance/report/html/escape.ts';
import { files, markdownFile, siteHref, siteRoot } from './links.ts';
import {
  type NavigationGroup,
  type NavigationLink,
  renderLinks,
  renderNavigation,
} from './reference/navigation.ts';
import { listSections, type SitePage } from './site-page.ts';

/** The properties of the site that every page's layout needs. */
export type Site = {
  readonly title: string;
  readonly version: string;
  /** The guides in order. The header leads to the first one. */
  readonly guides: readonly NavigationLink[];
  /** The navigation of the reference. */
  readonly reference: readonly NavigationGroup[];
  /** The address where the site is published, with a slash at its end. Search engines and previews of links use it. */
  readonly address?: string;
  /** The path of the dashboard, if a sandbox serves the site. */
  readonly dashboard?: string;
};

/**
 * A page may load files next to it, and nothing from other hosts. At a sandbox it may also show the dashboard. Elsewhere it may run
 * a sandbox of its own in WebAssembly, or connect to one at an address that the reader enters.
 */
const getPolicy = ({ dashboard }: Site): string =>
  [
    "default-src 'none'",
    `script-src 'self'${dashboard === undefined ? " 'wasm-unsafe-eval'" : ''}`,
    "style-src 'self'",
    "img-src 'self'",
    `connect-src 'self'${dashboard === undefined ? ' http: https:' : ''}`,
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** Search engines show about 160 characters of a description. */
const shorten = (sentence: string): string =>
  sentence.length <= 160 ? sentence : `${sentence.slice(0, 160).replace(/[\s,.;:]+\S*$/, '')}…`;

/** The page that the header marks as current. */
const getHeaderFile = ({ file, inReference = false }: SitePage, { guides }: Site): string => {
  if (file.startsWith('guides/')) return guides[0]?.file ?? file;
  const parent = Object.values(files).find((other) => file.startsWith(other.replace('.html', '/')));
  if (parent && !inReference) return parent;
  return inReference && file !== files.errors ? files.reference : file;
};

const renderHeader = (page: SitePage, site: Site): Html => {
  const links = [
    { file: files.start, title: 'Start' },
    { file: files.reference, title: 'Reference' },
    ...site.guides.slice(0, 1).map(({ file }) => ({ file, title: 'Guides' })),
    { file: files.workflows, title: 'Use cases' },
    { file: files.errors, title: 'Errors' },
    { file: files.scopes, title: 'Scopes' },
    { file: files.states, title: 'States' },
    { file: files.clauses, title: 'Clauses' },
    { file: files.changelog, title: 'Changelog' },
  ];
  return html`
<a class="skip" href="#site-content">Skip to the content</a>
<header class="site">
<a class="brand" href="${siteHref(files.start)}"><img src="${siteHref('assets/icon.svg')}" alt="" width="24" height="24"><span>Workspace API</span></a>
<nav id="site-navigation" aria-label="Site" popover><ul>${renderLinks(links, getHeaderFile(page, site))}${
    site.dashboard && html`<li><a href="${site.dashboard}/">Dashboard</a></li>`
  }</ul></nav>
<div class="tools line">
<div role="search" class="search"><label for="site-search" class="visually-hidden">Search the site</label><input id="site-search" type="search" placeholder="Search: /" autocomplete="off" spellcheck="false" aria-controls="site-results" aria-keyshortcuts="/" disabled></div>
<button type="button" id="site-theme" class="button icon" hidden><svg viewBox="0 0 16 16" aria-hidden="true"><circle cx="8" cy="8" r="6"/><path class="filled" d="M8 2a6 6 0 0 1 0 12z"/></svg></button>
<button type="button" id="site-menu" class="button icon" popovertarget="site-navigation" aria-label="Menu"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M2 4h12M2 8h12M2 12h12"/></svg></button>
</div>
<div id="site-results" class="results panel" popover></div>
</header>`;
};

const renderContents = ({ body }: SitePage): Html => {
  const sections = listSections(body).filter(({ level }) => level === 2 || level === 3);
  return html`${
    sections.length > 1 &&
    html`<details class="contents" open><summary>On this page</summary><nav aria-label="On this page"><ul>${sections.map(
      ({ id, title, level }) => html`<li class="level-${level}"><a href="#${id}">${title}</a></li>`,
    )}</ul></nav></details>`
  }`;
};

const renderAside = (page: SitePage, { reference }: Site, isWide: boolean): Html => {
  const { file, inReference, siblings } = page;
  return html`<aside>${inReference && renderNavigation(reference, file)}${
    siblings &&
    html`<nav class="guides" aria-label="${siblings.label}"><ul>${renderLinks(siblings.links, file)}</ul></nav>`
  }${!isWide && renderContents(page)}</aside>`;
};

/** What search engines and previews of links need: absolute addresses. */
const renderAddress = (heading: string, { file, summary }: SitePage, { address, title }: Site): Html => {
  if (address === undefined) return html``;
  const url = address + (file === files.start ? '' : file);
  const preview = { type: 'website', site_name: title, title: heading, description: summary, url };
  return html`<link rel="canonical" href="${url}">
${Object.entries(preview).map(
  ([name, value]) => html`<meta property="og:${name}" content="${value}">
`,
)}`;
};

/** Makes the links from the root of the site relative to a page. */
const relative = (file: string, markup: string): string =>
  markup.replaceAll(`="${siteRoot}`, `="${'../'.repeat(file.split('/').length - 1)}`);

/** Renders the content of a page, with links relative to it. */
export const renderBody = ({ file, body }: SitePage): string => relative(file, body.html);

/** Renders a whole page: its content with the header, the tables of contents and the content security policy. */
export const renderPage = (page: SitePage, site: Site): string => {
  const { file, title, summary, body, inReference = false } = page;
  const heading = title === site.title ? title : `${title} · ${site.title}`;
  const isWide = inReference && file.includes('/');
  const markdown = siteHref(markdownFile(file));
  return relative(
    file,
    html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${getPolicy(site)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${shorten(summary)}">
<meta name="referrer" content="no-referrer">
<title>${heading}</title>
${renderAddress(heading, page, site)}<link rel="alternate" type="text/markdown" href="${markdown}">
<link rel="icon" href="${siteHref('assets/icon.svg')}">
<link rel="stylesheet" href="${siteHref('assets/site.css')}">
<script src="${siteHref('assets/theme.js')}"></script>
<script type="module" src="${siteHref('assets/site.js')}"></script>
</head>
<body>
${renderHeader(page, site)}
<div class="page${isWide && html` wide`}">${renderAside(page, site, isWide)}<main id="site-content" tabindex="-1"><p class="page-actions"><button type="button" class="button quiet copy" data-source="${markdown}" hidden>Copy page</button> <a href="${markdown}">Markdown</a></p>${body}</main></div>
<footer>${site.title} ${site.version}</footer>
</body>
</html>
`.html,
  );
};
