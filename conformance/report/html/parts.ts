import { counted } from '../../engine/report/format.ts';
import { type Html, html } from './escape.ts';

/** A section with a heading. */
export const section = (id: string, title: string, content: readonly Html[]): Html =>
  html`<section aria-labelledby="${id}">
<h2 id="${id}" tabindex="-1">${title}</h2>
${content}</section>
`;

/** A collapsed element. The script renders its content when it is opened, or when a filter or a link leads to it. */
export const fold = (id: string, kind: string, summary: Html, content: Html | readonly Html[]): Html =>
  html`<details class="${kind}" id="${id}"><summary>${summary}</summary><template>${content}</template></details>\n`;

/** The number of clauses, or of other things. */
export const count = (things: readonly unknown[], noun = 'clause'): Html =>
  html`<span class="count">${counted(things.length, noun)}</span>`;

/** A preformatted block that the keyboard can scroll. */
export const block = (content: Html | string | readonly Html[]): Html =>
  html`<pre tabindex="0">${content}</pre>`;

/** A command with a button that copies it. @param name what the button copies, for screen readers */
export const copyable = (command: string, name: string): Html =>
  html`<div class="copyable">${block(command)}<button type="button" class="copy" aria-label="Copy the ${name}">Copy</button></div>`;

/** Names with their values. */
export const facts = (items: readonly (readonly [name: string, value: string])[]): Html =>
  html`<dl class="facts">${items.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
