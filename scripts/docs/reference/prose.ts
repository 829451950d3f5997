import { type Html, html } from '../../../conformance/report/html/escape.ts';
import { plainSentence, renderInline, renderMarkdown } from '../markdown.ts';

/** What the generator adds to descriptions about the scope. Pages state it as a fact. */
const scopeSentence = /^Requires the scope `[^`]+`(?:, which [^\n]+)?\.$/;
/** The marks of paragraphs about a choice of the contract, and about a deprecated part. */
const badge = /^(Provisional|Deprecated): /;

const listParagraphs = (markdown: unknown): string[] =>
  typeof markdown === 'string'
    ? markdown
        .trim()
        .split(/\n{2,}/)
        .filter((paragraph) => !scopeSentence.test(paragraph))
    : [];

const renderNote = (paragraph: string): Html => {
  const [mark = '', name = ''] = badge.exec(paragraph) ?? [];
  const note = paragraph.slice(mark.length);
  return html`<p class="choice"><span class="badge ${name.toLowerCase()}">${name.toLowerCase()}</span> ${renderInline(note.charAt(0).toUpperCase() + note.slice(1))}</p>`;
};

/** Renders a description of the contract: Markdown, whose paragraphs about choices and deprecated parts have badges. */
export const renderProse = (markdown: unknown): Html => {
  const paragraphs = listParagraphs(markdown);
  const stated = paragraphs.filter((paragraph) => !badge.test(paragraph));
  const notes = paragraphs.filter((paragraph) => badge.test(paragraph));
  return html`${renderMarkdown(stated.join('\n\n'))}${notes.map(renderNote)}`;
};

/** Returns a description as a sentence without Markdown, for the head of a page and the search. */
export const summarize = (markdown: unknown): string => plainSentence(listParagraphs(markdown).join(' '));
