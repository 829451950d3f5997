import { type Html, html } from '../../conformance/report/html/escape.ts';
import { files } from './links.ts';
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
  /** Whether the sandbox serves a page that sends requests. */
  readonly tryIt: boolean;
};

/** The content of a page, for the layout to surround. */
export type Content = SitePage & {
  /** Markup for the end of the head. */
  readonly head?: Html;
  /** Additional sources in the content security policy, by directive. */
  readonly allow?: Readonly<Record<string, string>>;
  /** The style sheet in `assets/`, if it isn't the site's. */
  readonly styleSheet?: string;
  /** Whether the page fills the window, with its own columns and its own main landmark. */
  readonly full?: boolean;
};

const basePolicy: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'connect-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
};

/** A page may load files next to it, and nothing from the network. */
const formatPolicy = (allow: Readonly<Record<string, string>>): string =>
  Object.entries({ ...basePolicy, ...allow })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');

const getRoot = (file: string): string => '../'.repeat(file.split('/').length - 1);

const renderHeader = ({ file }: Content, { guides, tryIt }: Site): Html => {
  const root = getRoot(file);
  const links = [...navigation, ...(tryIt ? [{ file: files.tryIt, text: 'Try it' }] : [])];
  const items = links.flatMap((link) => {
    if (link.file !== 'guides/') return [{ ...link, current: link.file === file }];
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

const renderGuides = ({ file }: Content, { guides }: Site): Html => {
  const root = getRoot(file);
  return html`<nav class="guides" aria-label="Guides"><ul>${guides.map(
    (guide) =>
      html`<li><a href="${root}${guide.file}"${guide.file === file && html` aria-current="page"`}>${guide.title}</a></li>`,
  )}</ul></nav>`;
};

const renderContents = ({ headings }: Content): Html =>
  headings.length < 2
    ? html``
    : html`<details class="contents" open><summary>On this page</summary><nav aria-label="On this page"><ul>${headings.map(
        ({ id, text, level }) => html`<li class="level-${level}"><a href="#${id}">${text}</a></li>`,
      )}</ul></nav></details>`;

/** Renders a whole page: its content with the header, the tables of contents and the content security policy. */
export const renderPage = (content: Content, site: Site): string => {
  const { file, title, summary, body, allow = {}, full = false, styleSheet = 'site.css' } = content;
  const root = getRoot(file);
  const heading = title === site.title ? title : `${title} · ${site.title}`;
  const aside = html`<aside>${file.startsWith('guides/') && renderGuides(content, site)}${renderContents(content)}</aside>`;
  return html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${formatPolicy(allow)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${summary}">
<meta name="referrer" content="no-referrer">
<title>${heading}</title>
<link rel="icon" href="${root}assets/icon.svg">
<link rel="stylesheet" href="${root}assets/${styleSheet}">
<link rel="stylesheet" href="${root}assets/code.css">
<script src="${root}assets/theme.js"></script>
${content.head ?? html``}</head>
<body>
${renderHeader(content, site)}
${
  full
    ? html`<div id="site-content" class="full" tabindex="-1">${body}</div>`
    : html`<div class="columns">${aside}<main id="site-content" tabindex="-1">${body}</main></div>
<footer>${site.title} ${site.version}</footer>`
}
<script src="${root}assets/site.js" defer></script>
</body>
</html>
`.html;
};
