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
const provisional = /^Provisional: /;

const rendered = new Map<string, Html>();

const capitalized = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** Renders a description of the contract: Markdown, whose paragraphs about choices of the contract are marked. */
export const renderProse = (markdown: unknown): Html => {
  if (typeof markdown !== 'string') return html``;
  const cached = rendered.get(markdown);
  if (cached) return cached;
  const paragraphs = markdown
    .trim()
    .split(/\n{2,}/)
    .filter((paragraph) => !scopeSentence.test(paragraph));
  const stated = paragraphs.filter((paragraph) => !provisional.test(paragraph)).join('\n\n');
  const chosen = paragraphs.filter((paragraph) => provisional.test(paragraph));
  const result = html`${trusted((marked.parse(stated) as string).trim())}${chosen.map(
    (paragraph) =>
      html`<p class="choice"><span class="badge provisional">provisional</span> ${renderInline(capitalized(paragraph.replace(provisional, '')))}</p>`,
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
