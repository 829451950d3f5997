import { bundle } from '../contract.ts';
import { files, markdownFile } from '../links.ts';
import { downloads } from '../reference/index-page.ts';
import type { SitePage } from '../site-page.ts';

/** The sections of the index by the folder of their pages, in the order of their importance. */
const sections = {
  Overview: '',
  Guides: 'guides',
  'Use cases': 'workflows',
  Resources: 'resources',
  Operations: 'operations',
  Errors: 'errors',
  'Webhook events': 'webhooks',
  Schemas: 'schemas',
};

/** Pages that a model can skip: what a builder of a server reads. */
const isOptional = (file: string): boolean =>
  file === files.changelog || file === files.clauses || file.startsWith('clauses/');

/**
 * The index of the site for language models (llmstxt.org): what the API is, and a link to the Markdown form of each page.
 *
 * @param address the address of the site, with a slash at its end; without it, links are relative
 */
export const llmsIndex = (pages: readonly SitePage[], address = ''): string => {
  const { info } = bundle;
  const list = (heading: string, isListed: (page: SitePage) => boolean) =>
    `## ${heading}\n\n${pages
      .filter(isListed)
      .map(
        ({ file, title, summary }) =>
          `- [${title}](${address}${markdownFile(file)}): ${summary.replace(/\s+/g, ' ')}`,
      )
      .join('\n')}`;
  return `${[
    `# ${info.title}`,
    `> ${info.summary}`,
    ...Object.entries(sections).map(([heading, folder]) =>
      list(
        heading,
        ({ file }) => (file.includes('/') ? file.split('/')[0] : '') === folder && !isOptional(file),
      ),
    ),
    `## Files\n\n${downloads.map(({ file, title }) => `- [${title}](${address}${file})`).join('\n')}`,
    list('Optional', ({ file }) => isOptional(file)),
  ].join('\n\n')}\n`;
};

/** The whole site for language models, in one file: the Markdown form of each page but the optional ones. */
export const llmsFull = (pages: readonly (readonly [file: string, markdown: string])[]): string =>
  pages
    .filter(([file]) => !isOptional(file))
    .map(([, markdown]) => markdown)
    .join('\n\n---\n\n');
