import type { Bundle } from '../contract.ts';
import { markdownFile } from '../layout.ts';
import { files } from '../links.ts';
import { downloads } from '../reference/index-page.ts';
import type { SitePage } from '../site-page.ts';

/** The sections of the index, by the folder of their pages, in the order of their importance. */
const sections: readonly (readonly [folder: string, title: string])[] = [
  ['guides', 'Guides'],
  ['resources', 'Resources'],
  ['operations', 'Operations'],
  ['errors', 'Errors'],
  ['webhooks', 'Webhook events'],
  ['schemas', 'Schemas'],
];

/** Pages that a model can skip: what a builder of a server reads. */
const optional: readonly string[] = [files.clauses, files.changelog];

const line = ({ file, title, summary }: SitePage, address: string): string =>
  `- [${title}](${address}${markdownFile(file)}): ${summary.replace(/\s+/g, ' ').trim()}`;

/**
 * The index of the site for language models (llmstxt.org): what the API is, and a link to the Markdown form of each page.
 *
 * @param address the address of the site, with a slash at its end; without it, links are relative
 */
export const llmsIndex = (bundle: Bundle, pages: readonly SitePage[], address = ''): string => {
  const { title, summary } = bundle.info;
  const inFolder = (folder: string) => pages.filter(({ file }) => file.startsWith(`${folder}/`));
  const others = pages.filter(({ file }) => !file.includes('/') && !optional.includes(file));
  const list = (heading: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`## ${heading}\n\n${lines.join('\n')}`];
  const files = downloads
    .filter(({ file }) => file !== 'llms.txt')
    .map(({ file, title: name }) => `- [${name}](${address}${file})`);
  return `${[
    `# ${title}`,
    `> ${summary}`,
    ...list('Overview', [...others.map((page) => line(page, address)), ...files]),
    ...sections.flatMap(([folder, heading]) =>
      list(
        heading,
        inFolder(folder).map((page) => line(page, address)),
      ),
    ),
    ...list(
      'Optional',
      pages.filter(({ file }) => optional.includes(file)).map((page) => line(page, address)),
    ),
  ].join('\n\n')}\n`;
};
