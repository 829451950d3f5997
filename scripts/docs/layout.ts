import { type Html, html } from '../../conformance/report/html/escape.ts';
import { files, siteRoot } from './links.ts';
import { type NavigationGroup, renderNavigation } from './reference/navigation.ts';
import type { SitePage } from './site-page.ts';

/** The name of the API for narrow places. */
const shortTitle = 'Workspace API';

/** A link in the header. */
type NavigationLink = { readonly file: string; readonly text: string };

const navigation: readonly NavigationLink[] = [
  { file: files.start, text: 'Start' },
  { file: files.reference, text: 'Reference' },
  { file: 'guides/', text: 'Guides' },
  { file: files.workflows, text: 'Use cases' },
  { file: files.errors, text: 'Errors' },
  { file: files.scopes, text: 'Scopes' },
  { file: files.states, text: 'States' },
  { file: files.clauses, text: 'Clauses' },
  { file: files.changelog, text: 'Changelog' },
];

/** The properties of the site that every page's layout needs. */
export type Site = {
  readonly title: string;
  readonly version: string;
  /** The guides in order. The navigation leads to the first one. */
  readonly guides: readonly { readonly file: string; readonly title: string }[];
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

const getRoot = (file: string): string => '../'.repeat(file.split('/').length - 1);

const renderHeader = ({ file, inReference = false }: SitePage, { guides }: Site): Html => {
  const root = getRoot(file);
  const items = navigation.flatMap((link) => {
    if (link.file !== 'guides/') {
      const isReference = link.file === files.reference && inReference && file !== files.errors;
      return [{ ...link, current: link.file === file || isReference }];
    }
    const [first] = guides;
    return first ? [{ ...link, file: first.file, current: file.startsWith('guides/') }] : [];
  });
  return html`
<a class="skip" href="#site-content">Skip to the content</a>
<header class="site">
<a class="brand" href="${root}${files.start}"><img src="${root}assets/icon.svg" alt="" width="24" height="24"><span>${shortTitle}</span></a>
<nav id="site-navigation" aria-label="Site"><ul>${items.map(
    (item) =>
      html`<li><a href="${root}${item.file}"${item.current && html` aria-current="page"`}>${item.text}</a></li>`,
  )}</ul></nav>
<div class="tools">
<div role="search" class="search"><label for="site-search" class="unseen">Search the site</label><input id="site-search" type="search" placeholder="Search" autocomplete="off" spellcheck="false" aria-controls="site-results" aria-keyshortcuts="/" data-root="${root}" disabled><kbd aria-hidden="true">/</kbd></div>
<button type="button" id="site-theme" class="icon" hidden></button>
<button type="button" id="site-menu" class="icon" aria-expanded="false" aria-controls="site-navigation" aria-label="Menu" hidden></button>
</div>
<div id="site-results" class="results" hidden></div>
</header>`;
};

const renderGuides = ({ file }: SitePage, { guides }: Site): Html => {
  const root = getRoot(file);
  return html`<nav class="guides" aria-label="Guides"><ul>${guides.map(
    (guide) =>
      html`<li><a href="${root}${guide.file}"${guide.file === file && html` aria-current="page"`}>${guide.title}</a></li>`,
  )}</ul></nav>`;
};

const renderContents = ({ headings }: SitePage): Html =>
  headings.length < 2
    ? html``
    : html`<details class="contents" open><summary>On this page</summary><nav aria-label="On this page"><ul>${headings.map(
        ({ id, text, level }) => html`<li class="level-${level}"><a href="#${id}">${text}</a></li>`,
      )}</ul></nav></details>`;

/** The Markdown form of a page has the same address with `.md`. */
export const markdownFile = (file: string): string => file.replace(/\.html$/, '.md');

/** What search engines and previews of links need: absolute addresses. */
const renderAddress = (heading: string, { file, summary }: SitePage, { address, title }: Site): Html => {
  if (address === undefined) return html``;
  const url = address + (file === files.start ? '' : file);
  return html`<link rel="canonical" href="${url}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${title}">
<meta property="og:title" content="${heading}">
<meta property="og:description" content="${summary}">
<meta property="og:url" content="${url}">
`;
};

const renderActions = ({ file }: SitePage): Html => {
  const name = markdownFile(file).split('/').at(-1) ?? '';
  return html`<p class="page-actions"><button type="button" class="copy-page" data-source="${name}" hidden>Copy page</button> <a href="${name}">Markdown</a></p>`;
};

/** Renders the content of a page, with links relative to it. */
export const renderBody = ({ file, body }: SitePage): string =>
  body.html.replaceAll(`href="${siteRoot}`, `href="${getRoot(file)}`);

/** Renders a whole page: its content with the header, the tables of contents and the content security policy. */
export const renderPage = (page: SitePage, site: Site): string => {
  const { file, title, summary, body, inReference = false } = page;
  const root = getRoot(file);
  const heading = title === site.title ? title : `${title} · ${site.title}`;
  const isWide = inReference && file.includes('/');
  const aside = inReference
    ? html`<aside>${renderNavigation(site.reference, file)}${!isWide && renderContents(page)}</aside>`
    : html`<aside>${file.startsWith('guides/') && renderGuides(page, site)}${renderContents(page)}</aside>`;
  const rendered = html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${getPolicy(site)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${shorten(summary)}">
<meta name="referrer" content="no-referrer">
<title>${heading}</title>
${renderAddress(heading, page, site)}<link rel="alternate" type="text/markdown" href="${markdownFile(file).split('/').at(-1) ?? ''}">
<link rel="icon" href="${root}assets/icon.svg">
<link rel="stylesheet" href="${root}assets/site.css">
<link rel="stylesheet" href="${root}assets/code.css">
<script src="${root}assets/theme.js"></script>
</head>
<body>
${renderHeader(page, site)}
<div class="columns${isWide && html` wide`}">${aside}<main id="site-content" tabindex="-1">${renderActions(page)}${body}</main></div>
<footer>${site.title} ${site.version}</footer>
<script src="${root}assets/site.js" defer></script>
</body>
</html>
`.html;
  return rendered.replaceAll(`href="${siteRoot}`, `href="${root}`);
};
