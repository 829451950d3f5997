import TurndownService from 'turndown';

/** What the rules read of an element. The compiler of the scripts knows no DOM. */
type Element = {
  readonly nodeName: string;
  readonly className: string;
  readonly parentNode: Element;
  readonly children: ArrayLike<Element>;
};

const toElement = (node: TurndownService.Node): Element => node as unknown as Element;

const bold = (content: string): string => `\n\n**${content.trim().replaceAll('**', '')}**\n\n`;

/** The content of a table's cell on one line. */
const renderCell = (content: string): string =>
  `| ${content
    .trim()
    .replaceAll('|', '\\|')
    .replace(/\s*\n\s*/g, ' ')} `;

const renderRow = (cells: string, { parentNode, children }: Element): string =>
  `${cells}|\n${parentNode.nodeName === 'THEAD' ? `${'| --- '.repeat(children.length)}|\n` : ''}`;

/** Whether an element has no meaning outside of its page: controls, drawings, and links to places on the page. */
const isOmitted = ({ nodeName, className }: Element): boolean =>
  /^(?:button|dialog|form|nav|svg)$/i.test(nodeName) ||
  /^(?:anchor|causes|page-actions|tab-list)$/.test(className);

/** A converter for the markup that the templates of this site write. A later rule takes precedence. */
const converter = new TurndownService({
  headingStyle: 'atx',
  emDelimiter: '*',
  codeBlockStyle: 'fenced',
  bulletListMarker: '-',
})
  .addRule('title', {
    filter: (node) => toElement(node).nodeName === 'SUMMARY' || toElement(node).className === 'tab-title',
    replacement: bold,
  })
  .addRule('term', { filter: 'dt', replacement: (content) => `\n\n**${content.trim()}**: ` })
  .addRule('definition', {
    filter: 'dd',
    replacement: (content) => `${/\n|^- /.test(content.trim()) ? '\n\n' : ''}${content.trim()}\n\n`,
  })
  .addRule('cell', { filter: ['th', 'td'], replacement: renderCell })
  .addRule('row', { filter: 'tr', replacement: (content, node) => renderRow(content, toElement(node)) })
  .addRule('rows', { filter: ['thead', 'tbody'], replacement: (content) => content })
  .addRule('omitted', { filter: (node) => isOmitted(toElement(node)), replacement: () => '' })
  .addRule('table', { filter: 'table', replacement: (content) => `\n\n${content.trim()}\n\n` });

/** Converts the content of a page to Markdown, for programs and for users who copy it. Its links lead to the Markdown forms. */
export const markdownForm = (markup: string): string =>
  `${converter
    .turndown(markup.replaceAll(/(href="(?![a-z]+:)[^"#]*)\.html/gi, '$1.md'))
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
