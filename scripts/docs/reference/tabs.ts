import { type Html, html } from '../../../conformance/report/html/escape.ts';

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
