import { Marked, type Tokens } from 'marked';
import { type Html, html, trusted } from '../../conformance/report/html/escape.ts';
import { codeBlock, heading } from './elements.ts';
import type { Highlighter } from './highlight.ts';
import type { Runnable } from './run/guide-runs.ts';
import type { Heading } from './site-page.ts';

/**
 * Converts the title of a heading to an id.
 *
 * @example toSlug('Errors and retrying') // 'errors-and-retrying'
 */
const toSlug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Creates ids that are unique on a page: a repeated title gets a number. */
const uniqueSlugs = (prefix = ''): ((title: string) => string) => {
  const countBySlug = new Map<string, number>();
  return (title) => {
    const slug = toSlug(`${prefix} ${title}`) || 'section';
    const count = countBySlug.get(slug) ?? 0;
    countBySlug.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count + 1}`;
  };
};

/** A section of a document: its heading and the content below it. */
export type Section = { readonly id: string; readonly title: string; readonly text: string };

/** Markdown as rendered on a page. */
export type Rendered = {
  readonly body: Html;
  readonly headings: readonly Heading[];
  /** The sections as plain text, for the search. The first may have no title. */
  readonly sections: readonly Section[];
};

/** Returns the address of a link within the site, or undefined if the site has no such page. */
export type LinkResolver = (href: string) => string | undefined;

/** Settings of a document. */
export type RenderOptions = {
  /** Before the ids of the headings, for a page with several documents. */
  readonly prefix?: string;
  /** Returns the page about an identifier in the text, such as an operation or an error code. */
  readonly resolveName?: LinkResolver;
  /** Returns whether the page can run a block of code. */
  readonly describeRun?: (source: string, language: string) => Runnable | undefined;
};

const isAbsolute = (href: string): boolean => /^https?:\/\//.test(href);

const plain = (token: Tokens.Generic): string => {
  if (token.type === 'code') return '';
  if (token.type === 'table') {
    const { header, rows } = token as unknown as Tokens.Table;
    return [header, ...rows]
      .flat()
      .map((cell) => cell.text)
      .join(' ');
  }
  const children = (token.tokens ?? token.items) as Tokens.Generic[] | undefined;
  return children ? children.map(plain).join(token.type === 'list' ? ' ' : '') : String(token.text ?? '');
};

/**
 * Renders Markdown. Headings get an id and a link, code is highlighted, and HTML is shown as text.
 *
 * @param source GitHub Flavored Markdown
 * @param resolve resolves a relative link; a link without a target becomes plain text
 */
export const renderMarkdown = (
  source: string,
  highlighter: Highlighter,
  resolve: LinkResolver,
  { prefix = '', resolveName, describeRun }: RenderOptions = {},
): Rendered => {
  // A link can't contain a link, and a heading is one.
  let isLinkable = true;
  const withoutLinks = (render: () => string): string => {
    isLinkable = false;
    const content = render();
    isLinkable = true;
    return content;
  };
  const slug = uniqueSlugs(prefix);
  const headings: Heading[] = [];
  const sections: Section[] = [{ id: '', title: '', text: '' }];
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading(token) {
        const text = plain(token);
        const id = slug(text);
        const level = Math.min(Math.max(token.depth, 2), 4) as 2 | 3 | 4;
        if (level < 4) headings.push({ id, text, level: level as 2 | 3 });
        return heading(
          { id, text, level } as Heading,
          trusted(withoutLinks(() => this.parser.parseInline(token.tokens))),
        ).html;
      },
      codespan({ text }) {
        const target = isLinkable ? resolveName?.(text) : undefined;
        const code = html`<code>${text}</code>`;
        return (target === undefined ? code : html`<a href="${target}">${code}</a>`).html;
      },
      code({ text, lang }) {
        const language = (lang ?? '').split(/\s/)[0] ?? '';
        return codeBlock(highlighter, text, language, describeRun?.(text, language)).html;
      },
      html: ({ text }) => html`${text}`.html,
      image: ({ text }) => html`${text}`.html,
      link(token) {
        const content = withoutLinks(() => this.parser.parseInline(token.tokens));
        const { href } = token;
        const target = isAbsolute(href) || href.startsWith('#') ? href : resolve(href);
        return target === undefined ? content : html`<a href="${target}">${trusted(content)}</a>`.html;
      },
      table(token) {
        const cells = (row: Tokens.TableCell[], tag: string) =>
          row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('');
        const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n');
        const label = html`${token.header.map(({ text }) => text).join(', ')}`.html;
        return (
          `<div class="scroll" role="region" aria-label="${label}" tabindex="0"><table>` +
          `<thead><tr>${cells(token.header, 'th scope="col"').replaceAll('</th scope="col">', '</th>')}</tr></thead>` +
          `<tbody>${rows}</tbody></table></div>`
        );
      },
    },
  });
  const tokens = marked.lexer(source);
  const body = trusted(marked.parser(tokens));
  let next = 0;
  const slugs = uniqueSlugs(prefix);
  for (const token of tokens) {
    const text = plain(token as Tokens.Generic);
    if (token.type === 'heading') {
      sections.push({ id: slugs(text), title: text, text: '' });
      next = sections.length - 1;
    } else {
      const section = sections[next] as Section;
      sections[next] = { ...section, text: `${section.text} ${text}`.trim() };
    }
  }
  return { body, headings, sections };
};
