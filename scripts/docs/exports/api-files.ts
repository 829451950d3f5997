import { html, trusted } from '../../../conformance/report/html/escape.ts';
import type { SampleTokens } from '../../generate/code-samples/sample-input.ts';
import { documentForms } from '../../generate/document-forms.ts';
import type { OpenApiDocument } from '../../generate/openapi-document.ts';
import { bundle } from '../contract.ts';
import { files, markdownFile } from '../links.ts';
import { downloads } from '../reference/index-page.ts';
import type { SitePage } from '../site-page.ts';
import { postmanCollection } from './postman-collection.ts';

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
const llmsIndex = (pages: readonly SitePage[], address = ''): string => {
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
const llmsFull = (pages: readonly (readonly [file: string, markdown: string])[]): string =>
  pages
    .filter(([file]) => !isOptional(file))
    .map(([, markdown]) => markdown)
    .join('\n\n---\n\n');

/** The sitemap (sitemaps.org), which needs the address of the site. */
const sitemap = (pages: readonly string[], address: string): string =>
  html`${trusted('<?xml version="1.0" encoding="UTF-8"?>')}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map((file) => html`<url><loc>${address}${file === files.start ? '' : file}</loc></url>\n`)}</urlset>
`.html;

type Sources = {
  /** The contract with its internal extensions, which name the variables of requests. */
  readonly document: OpenApiDocument;
  readonly pages: readonly SitePage[];
  /** The Markdown form of each page. */
  readonly markdown: readonly (readonly [file: string, markdown: string])[];
  /** Tokens in place of variables. */
  readonly tokens: SampleTokens;
  /** The address of the site, with a slash at its end. */
  readonly address: string | undefined;
};

/** The files next to the pages, for other programs: the contract, a collection of requests, and indexes. */
export const apiFiles = ({
  document,
  pages,
  markdown,
  tokens,
  address,
}: Sources): Record<string, string> => ({
  ...documentForms(bundle),
  'postman-collection.json': `${JSON.stringify(postmanCollection(document, tokens), null, 2)}\n`,
  'llms.txt': llmsIndex(pages, address),
  'llms-full.txt': llmsFull(markdown),
  ...(address !== undefined && {
    'sitemap.xml': sitemap(
      pages.map(({ file }) => file),
      address,
    ),
    'robots.txt': `Sitemap: ${address}sitemap.xml\n`,
  }),
});
