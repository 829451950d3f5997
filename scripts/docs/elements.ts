import { type Html, html } from '../../conformance/report/html/escape.ts';
import { highlight } from './highlight.ts';
import type { Runnable } from './run/guide-runs.ts';
import { listSections } from './site-page.ts';

/**
 * A code block with a button that copies it.
 *
 * @param runnable whether the page can run it; undefined if the code isn't meant to be run there
 */
export const codeBlock = (source: string, language: string, runnable?: Runnable): Html =>
  html`<div class="code"${runnable && ('requests' in runnable ? html` data-run="${JSON.stringify(runnable.requests)}"` : html` data-no-run="${runnable.reason}"`)}><pre tabindex="0"><code${language !== '' && html` class="language-${language}"`}>${highlight(source.trimEnd(), language)}</code></pre><button type="button" class="button copy" hidden>Copy</button></div>`;

/** Shows a value as a block of JSON, and a string as it is. */
export const exampleBlock = (value: unknown): Html =>
  typeof value === 'string' ? codeBlock(value, 'text') : codeBlock(JSON.stringify(value, null, 2), 'json');

/** A heading with a link to itself. The contents of a page list the headings of levels 2 and 3. */
export const heading = (level: 2 | 3 | 4, id: string, text: string, content: Html = html`${text}`): Html =>
  html`<h${level} id="${id}">${content} <a class="anchor" href="#${id}" aria-label="Link to ${text}">#</a></h${level}>`;

/** A table that scrolls separately on a narrow screen. The first cell of each row is its header. */
export const table = (
  caption: string,
  heads: readonly (Html | string)[],
  rows: readonly (readonly Html[])[],
  attributes: readonly Html[] = [],
): Html => html`
<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map(
  ([first = html``, ...rest], at) =>
    html`<tr${attributes[at]}><th scope="row">${first}</th>${rest.map((cell) => html`<td>${cell}</td>`)}</tr>\n`,
)}</tbody></table></div>`;

/** A choice of a filter, compared with the data attribute of its name. */
export const filterChoice = (
  name: string,
  label: string,
  choices: readonly (readonly [value: string, title: string])[],
): Html =>
  html`<div class="field"><label for="filter-${name}">${label}</label><select id="filter-${name}" name="${name}"><option value="">All</option>${choices.map(
    ([value, title]) => html`<option value="${value}">${title}</option>`,
  )}</select></div>`;

/**
 * A form that filters items of the page by words and by choices. Without JavaScript, all items are shown.
 *
 * @param items the selector of the items
 * @param noun what they are, such as `clauses`
 */
export const filterForm = (items: string, noun: string, count: number, choices: Html): Html => html`
<form class="filter form-row" data-items="${items}" data-noun="${noun}" hidden>
<div class="field"><label for="filter-text">Text</label><input type="search" id="filter-text" name="text" autocomplete="off"></div>
${choices}
<button type="reset" class="button">Show all</button>
<output role="status">${count} of ${count} ${noun}</output>
</form>`;

/** Joins items with a divider between them. */
export const joined = (parts: readonly Html[], divider: Html = html`, `): Html =>
  html`${parts.map((part, at) => (at === 0 ? part : html`${divider}${part}`))}`;

/** A list of items; nothing without items. */
export const list = (items: readonly Html[]): Html | false =>
  items.length > 0 && html`<ul>${items.map((item) => html`<li>${item}</li>\n`)}</ul>`;

/** Names and values; those without a value are omitted. */
export const facts = (entries: Readonly<Record<string, Html | false | undefined>>): Html =>
  html`<dl class="facts">${Object.entries(entries).map(([name, value]) => (value ? html`<dt>${name}</dt><dd>${value}</dd>\n` : html``))}</dl>`;

/** A section of a page; nothing without content. */
export const section = (id: string, title: string, content: Html): Html =>
  content.html.trim() === '' ? html`` : html`${heading(2, id, title)}\n${content}\n`;

/** Shows at most `limit` items. One click shows the others. */
export const shortList = (items: readonly Html[], limit: number, label: string): Html => {
  const content = html`<ul class="line">${items.map((item) => html`<li>${item}</li>`)}</ul>`;
  return items.length <= limit
    ? content
    : html`<details class="more"><summary>${items.length} ${label}</summary>${content}</details>`;
};

/** One of several alternatives. */
export type Tab = { readonly id: string; readonly title: string; readonly content: Html };

/**
 * Shows alternatives below each other, with links to them. The site's script turns the links into tabs (WAI-ARIA), and shows one
 * alternative at a time. Without a script, and on paper, all are shown.
 *
 * @param kind the kind of the choice. The script remembers the choice for all pages if there is one, such as the language.
 */
export const tabs = (label: string, alternatives: readonly Tab[], kind?: string): Html => {
  const [only] = alternatives;
  if (!only) return html``;
  if (alternatives.length === 1) return only.content;
  return html`<div class="tabs"${kind !== undefined && html` data-kind="${kind}"`}>
<ul class="tab-list" aria-label="${label}">${alternatives.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul>
${alternatives.map(({ id, title, content }) => html`<section class="tab" id="${id}" aria-label="${title}"><p class="tab-title">${title}</p>${content}</section>\n`)}</div>`;
};

/** Renders sections below links to them. */
export const renderSections = (sections: Html): Html => html`${renderSectionLinks(sections)}${sections}`;

const renderSectionLinks = (sections: Html): Html =>
  html`<nav class="sections" aria-label="On this page"><ul class="line">${listSections(sections)
    .filter(({ level }) => level === 2)
    .map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul></nav>`;

/** The parts of a page with examples next to its text. */
type Split = { readonly introduction: Html; readonly sections: Html; readonly examples: Html };

/** Renders the introduction, the examples and the sections. On a wide screen, the examples are a column of their own. */
export const renderSplit = ({ introduction, sections, examples }: Split): Html =>
  html`${renderSectionLinks(sections)}<div class="split"><div class="introduction">${introduction}</div>
<div class="examples">${examples}</div>
<div class="explanation">${sections}</div></div>`;
