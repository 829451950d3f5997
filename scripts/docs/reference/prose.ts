import { Marked } from 'marked';
import { type Html, html, trusted } from '../../../conformance/report/html/escape.ts';

const marked = new Marked({
  gfm: true,
  renderer: {
    html: ({ text }) => html`${text}`.html,
    image: ({ text }) => html`${text}`.html,
    // Descriptions link to nothing outside the contract.
    link({ tokens }) {
      return this.parser.parseInline(tokens);
    },
    code: ({ text }) => html`<div class="code"><pre tabindex="0"><code>${text}</code></pre></div>`.html,
    codespan: ({ text }) => html`<code>${text}</code>`.html,
    heading({ tokens }) {
      return `<p><strong>${this.parser.parseInline(tokens)}</strong></p>`;
    },
  },
});

/** What the generator adds to descriptions about the scope. Pages state it as a fact. */
const scopeSentence = /^Requires the scope `[^`]+`(?:, which [^\n]+)?\.$/;
/** The marks of paragraphs about a choice of the contract, and about a deprecated part. */
const badge = /^(Provisional|Deprecated): /;

const rendered = new Map<string, Html>();

const capitalized = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** Renders a description of the contract: Markdown, whose paragraphs about choices and deprecated parts have badges. */
export const renderProse = (markdown: unknown): Html => {
  if (typeof markdown !== 'string') return html``;
  const cached = rendered.get(markdown);
  if (cached) return cached;
  const paragraphs = markdown
    .trim()
    .split(/\n{2,}/)
    .filter((paragraph) => !scopeSentence.test(paragraph));
  const stated = paragraphs.filter((paragraph) => !badge.test(paragraph)).join('\n\n');
  const notes = paragraphs.flatMap((paragraph) => {
    const [mark, name] = badge.exec(paragraph) ?? [];
    return mark && name ? [{ name: name.toLowerCase(), text: paragraph.slice(mark.length) }] : [];
  });
  const result = html`${trusted((marked.parse(stated) as string).trim())}${notes.map(
    ({ name, text }) =>
      html`<p class="choice"><span class="badge ${name}">${name}</span> ${renderInline(capitalized(text))}</p>`,
  )}`;
  rendered.set(markdown, result);
  return result;
};

/** Renders a sentence of Markdown, without a paragraph around it. */
export const renderInline = (markdown: string): Html => trusted(marked.parseInline(markdown) as string);

/** Returns a description as a sentence without Markdown, for the head of a page and the search. */
export const plainSentence = (markdown: unknown): string =>
  typeof markdown === 'string'
    ? markdown
        .split(/\n{2,}/)
        .filter((paragraph) => !scopeSentence.test(paragraph))
        .join(' ')
        .replace(/[`*]/g, '')
        .replace(/\s+/g, ' ')
        .trim()
    : '';
