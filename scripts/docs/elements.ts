import { type Html, html } from '../../conformance/report/html/escape.ts';
import type { Highlighter } from './highlight.ts';
import type { Runnable } from './run/guide-runs.ts';
import type { Heading } from './site-page.ts';

/**
 * A code block with a button that copies it.
 *
 * @param runnable whether the page can run it; undefined if the code isn't meant to be run there
 */
export const codeBlock = (
  highlighter: Highlighter,
  source: string,
  language: string,
  runnable?: Runnable,
): Html =>
  html`<div class="code"${runnable && ('language' in runnable ? html` data-run="${runnable.language}"` : html` data-no-run="${runnable.reason}"`)}><pre tabindex="0"><code${language !== '' && html` class="language-${language}"`}>${highlighter.code(source.trimEnd(), language)}</code></pre><button type="button" class="copy" hidden>Copy</button></div>`;

/** A heading with a link to itself. */
export const heading = (
  { id, text, level }: Heading | { id: string; text: string; level: 4 },
  content: Html = html`${text}`,
): Html => {
  const inner = html`${content} <a class="anchor" href="#${id}" aria-label="Link to ${text}">#</a>`;
  if (level === 2) return html`<h2 id="${id}">${inner}</h2>`;
  if (level === 3) return html`<h3 id="${id}">${inner}</h3>`;
  return html`<h4 id="${id}">${inner}</h4>`;
};

/** A table that scrolls separately on a narrow screen. The first cell of each row is its header. */
export const table = (
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly Html[])[],
): Html => html`
<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map(
  ([first = html``, ...rest]) =>
    html`<tr><th scope="row">${first}</th>${rest.map((cell) => html`<td>${cell}</td>`)}</tr>\n`,
)}</tbody></table></div>`;

/** Joins items with a divider between them. */
export const joined = (parts: readonly Html[], divider: Html = html`, `): Html =>
  html`${parts.map((part, at) => (at === 0 ? part : html`${divider}${part}`))}`;

/** Converts the parts of a string between backticks to code. */
export const withCode = (markdown: string): Html =>
  html`${markdown.split(/`([^`]+)`/).map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))}`;

/** Shows at most `limit` items. One click shows the others. */
export const shortList = (items: readonly Html[], limit: number, label: string): Html => {
  const list = (some: readonly Html[]) =>
    html`<ul class="inline">${some.map((item) => html`<li>${item}</li>`)}</ul>`;
  return items.length <= limit
    ? list(items)
    : html`<details class="more"><summary>${items.length} ${label}</summary>${list(items)}</details>`;
};
