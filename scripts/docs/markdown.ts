import { Marked, type Tokens } from 'marked';
import { type Html, html, trusted } from '../../conformance/report/html/escape.ts';
import { codeBlock, heading, table } from './elements.ts';
import type { Runnable } from './run/guide-runs.ts';

/** Returns the address of a link within the site, or undefined if the site has no such page. */
export type LinkResolver = (href: string) => string | undefined;

/** Settings of a document. */
export type MarkdownOptions = {
  /** Before the ids of the headings, for a page with several documents. */
  readonly prefix?: string;
  /** Resolves a link that isn't absolute. A link without a target becomes plain text, and without this function every link does. */
  readonly resolve?: LinkResolver;
  /** Returns the page about an identifier in the text, such as an operation or an error code. */
  readonly resolveName?: LinkResolver;
  /** Returns whether the page can run a block of code. */
  readonly describeRun?: (source: string, language: string) => Runnable | undefined;
};

/**
 * Creates ids that are unique on a page: a repeated title gets a number.
 *
 * @example slug('Errors and retrying') // 'errors-and-retrying'
 */
const createSlugs = (prefix: string): ((title: string) => string) => {
  const counts = new Map<string, number>();
  return (title) => {
    const words = `${prefix} ${title}`.toLowerCase().match(/[\p{L}\p{N}]+/gu);
    const slug = words?.join('-') ?? 'section';
    const count = (counts.get(slug) ?? 0) + 1;
    counts.set(slug, count);
    return count === 1 ? slug : `${slug}-${count}`;
  };
};

const createMarked = ({
  prefix = '',
  resolve,
  resolveName = () => undefined,
  describeRun = () => undefined,
}: MarkdownOptions): Marked => {
  // A link can't contain a link, and a heading is one.
  let isLinkable = true;
  const withoutLinks = (render: () => string): Html => {
    isLinkable = false;
    const content = trusted(render());
    isLinkable = true;
    return content;
  };
  const slug = createSlugs(prefix);
  return new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }) {
        const text = this.parser.parseInline(tokens, this.parser.textRenderer);
        const content = withoutLinks(() => this.parser.parseInline(tokens));
        return heading(depth < 3 ? 2 : depth === 3 ? 3 : 4, slug(text), text, content).html;
      },
      codespan({ text }) {
        const target = isLinkable ? resolveName(text) : undefined;
        const code = html`<code>${text}</code>`;
        return (target === undefined ? code : html`<a href="${target}">${code}</a>`).html;
      },
      code({ text, lang = '' }) {
        const [language = ''] = lang.split(/\s/);
        return codeBlock(text, language, describeRun(text, language)).html;
      },
      html: ({ text }) => html`${text}`.html,
      image: ({ text }) => html`${text}`.html,
      link({ tokens, href }) {
        const content = withoutLinks(() => this.parser.parseInline(tokens));
        const target = resolve && (/^(?:https?:\/\/|#)/.test(href) ? href : resolve(href));
        return (target === undefined ? content : html`<a href="${target}">${content}</a>`).html;
      },
      table({ header, rows }) {
        const cell = ({ tokens }: Tokens.TableCell) => trusted(this.parser.parseInline(tokens));
        const caption = header.map(({ text }) => text).join(', ');
        return table(
          caption,
          header.map(cell),
          rows.map((row) => row.map(cell)),
        ).html;
      },
    },
  });
};

/**
 * Renders Markdown. Headings get an id and a link, code is highlighted, and HTML is shown as text.
 *
 * @param source GitHub Flavored Markdown
 */
export const renderMarkdown = (source: string, options: MarkdownOptions = {}): Html =>
  trusted(createMarked(options).parse(source) as string);

// Sentences of the contract contain names such as __meta__, and no emphasis.
const inline = createMarked({}).use({ tokenizer: { emStrong: () => undefined } });

/** Renders a sentence whose code is between backticks, without a paragraph around it. */
export const renderInline = (markdown: string): Html => trusted(inline.parseInline(markdown) as string);

/** Returns Markdown as a sentence without marks, for the head of a page and the search. */
export const plainSentence = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]+)\]\([^)]*\)|[`*]/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
