import TurndownService from 'turndown';

/** What the rules read of an element. The compiler of the scripts knows no DOM. */
type Element = {
  readonly nodeName: string;
  readonly textContent: string | null;
  readonly parentNode: Element | null;
  readonly children: ArrayLike<Element>;
  readonly firstChild: Element | null;
  readonly getAttribute: (name: string) => string | null;
};

const toElement = (node: TurndownService.Node): Element => node as unknown as Element;

const hasClass = (element: Element, ...names: string[]): boolean =>
  (element.getAttribute('class') ?? '').split(' ').some((name) => names.includes(name));

/** The content of a table's cell on one line. */
const inCell = (markdown: string): string =>
  markdown
    .trim()
    .replaceAll('|', '\\|')
    .replace(/\s*\n\s*/g, ' ');

/** Links within the site lead to the Markdown forms of pages. */
const toMarkdownHref = (href: string): string =>
  /^[a-z]+:/i.test(href) ? href : href.replace(/\.html(?=#|$)/, '.md');

const renderCode = (pre: Element): string => {
  const code = (pre.textContent ?? '').replace(/\n$/, '');
  const fence = '`'.repeat(Math.max(3, ...[...code.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  const language = /language-(\w+)/.exec(pre.firstChild?.getAttribute('class') ?? '')?.[1] ?? '';
  return `\n\n${fence}${language}\n${code}\n${fence}\n\n`;
};

const renderItem = (content: string, { parentNode }: Element, at: number): string => {
  const marker = parentNode?.nodeName === 'OL' ? `${at + 1}. ` : '- ';
  return `${marker}${content.trim().replaceAll('\n', `\n${' '.repeat(marker.length)}`)}\n`;
};

const renderRow = (cells: string, row: Element): string => {
  const isHead = row.parentNode?.nodeName === 'THEAD';
  return `${cells}|\n${isHead ? `${'| --- '.repeat(row.children.length)}|\n` : ''}`;
};

/** Whether an element has no meaning outside of its page: controls, drawings, and links to places on the page. */
const isOmitted = (element: Element): boolean =>
  ['BUTTON', 'DIALOG', 'FORM', 'NAV', 'SVG'].includes(element.nodeName.toUpperCase()) ||
  hasClass(element, 'anchor', 'page-actions', 'tab-list');

/** A converter for the markup that the templates of this site write. A later rule takes precedence. */
const createConverter = (): TurndownService => {
  const service = new TurndownService({ headingStyle: 'atx', emDelimiter: '*' });
  const rule = (
    name: string,
    filter: TurndownService.Filter,
    replacement: (content: string, element: Element) => string,
  ) =>
    service.addRule(name, { filter, replacement: (content, node) => replacement(content, toElement(node)) });
  const bold = (content: string) => `\n\n**${content.trim().replaceAll('**', '')}**\n\n`;
  rule('link', 'a', (content, element) => {
    const href = toMarkdownHref(element.getAttribute('href') ?? '');
    return content.trim() === '' ? '' : `[${content.trim()}](${href})`;
  });
  rule('code block', 'pre', (_, element) => renderCode(element));
  rule('item', 'li', (content, element) =>
    renderItem(content, element, Array.from(element.parentNode?.children ?? []).indexOf(element)),
  );
  rule('summary', 'summary', bold);
  rule('tab title', (node) => hasClass(toElement(node), 'tab-title'), bold);
  rule('term', 'dt', (content) => `\n\n**${content.trim()}**: `);
  rule(
    'definition',
    'dd',
    (content) => `${/\n|^- /.test(content.trim()) ? '\n\n' : ''}${content.trim()}\n\n`,
  );
  rule('cell', ['th', 'td'], (content) => `| ${inCell(content)} `);
  rule('row', 'tr', renderRow);
  rule('rows', ['thead', 'tbody'], (content) => content);
  rule('table', 'table', (content) => `\n\n${content.trim()}\n\n`);
  rule(
    'omitted',
    (node) => isOmitted(toElement(node)),
    () => '',
  );
  return service;
};

const converter = createConverter();

/** Converts the content of a page to Markdown, for programs and for users who copy it. */
export const markdownForm = (markup: string): string =>
  `${converter
    .turndown(markup)
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
