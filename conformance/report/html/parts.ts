import { counted } from '../../engine/report/format.ts';
import type { ClauseStatus } from '../../engine/report/report.ts';
import { type ClauseView, formatStatus, tones } from '../clause-view.ts';
import { type Html, html } from './escape.ts';

/** The status of a clause. */
export const badge = (status: ClauseStatus, label = formatStatus(status)): Html =>
  html`<span class="badge ${tones[status]}">${label}</span>`;

/** The anchor of a clause, stable across reports. */
export const clauseAnchor = ({ id }: Pick<ClauseView, 'id'>): string => `clause-${id}`;

/** A link to a clause of the page. */
export const clauseLink = (clause: ClauseView): Html =>
  html`<a href="#${clauseAnchor(clause)}"><code>${clause.id}</code></a>`;

/** A link that filters the clauses of the page. The script reads its members. */
export const filterLink = (filter: Readonly<Record<string, string>>, content: string): Html =>
  html`<a href="#${String(new URLSearchParams(filter))}">${content}</a>`;

/** A section with a heading. */
export const section = (id: string, title: string, content: readonly Html[]): Html =>
  html`<section aria-labelledby="${id}">
<h2 id="${id}" tabindex="-1">${title}</h2>
${content}</section>
`;

/** A collapsible element. */
export const fold = (
  id: string,
  kind: string,
  summary: Html,
  content: Html | readonly Html[],
  isOpen = false,
): Html =>
  html`<details class="${kind}" id="${id}"${isOpen && html` open`}><summary>${summary}</summary>${content}</details>\n`;

/** The number of clauses, or of other things. */
export const count = (things: readonly unknown[], noun = 'clause'): Html =>
  html`<span class="soft small">${counted(things.length, noun)}</span>`;

/** Items of a list; nothing without any. */
export const list = (items: readonly (Html | string)[]): Html[] =>
  items.length > 0 ? [html`<ul class="list">${items.map((item) => html`<li>${item}</li>`)}</ul>`] : [];

/** A preformatted block that the keyboard can scroll. */
export const block = (content: Html | string | readonly Html[]): Html =>
  html`<pre tabindex="0">${content}</pre>`;

/** A command with a button that copies it. @param name what the button copies, for screen readers */
export const copyable = (command: string, name: string): Html =>
  html`<div class="copyable">${block(command)}<button type="button" class="button copy" aria-label="Copy the ${name}">Copy</button></div>`;

/** Names with their values. */
export const facts = (items: readonly (readonly [name: string, value: string])[]): Html =>
  html`<dl>${items.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;
