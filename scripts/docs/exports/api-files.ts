import { html, trusted } from '../../../conformance/report/html/escape.ts';
import type { SampleTokens } from '../../generate/code-samples/sample-input.ts';
import { documentForms } from '../../generate/document-forms.ts';
import type { OpenApiDocument } from '../../generate/openapi-document.ts';
import { bundle } from '../contract.ts';
import { files } from '../links.ts';
import type { SitePage } from '../site-page.ts';
import { llmsIndex } from './llms.ts';
import { postmanCollection } from './postman-collection.ts';

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
  /** Tokens in place of variables. */
  readonly tokens: SampleTokens;
  /** The address of the site, with a slash at its end. */
  readonly address: string | undefined;
};

/** The files next to the pages, for other programs: the contract, a collection of requests, and indexes. */
export const apiFiles = ({ document, pages, tokens, address }: Sources): Record<string, string> => ({
  ...documentForms(bundle),
  'postman-collection.json': `${JSON.stringify(postmanCollection(document, tokens), null, 2)}\n`,
  'llms.txt': llmsIndex(pages, address),
  ...(address !== undefined && {
    'sitemap.xml': sitemap(
      pages.map(({ file }) => file),
      address,
    ),
    'robots.txt': `Sitemap: ${address}sitemap.xml\n`,
  }),
});
