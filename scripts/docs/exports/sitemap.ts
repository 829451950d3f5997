import { html, trusted } from '../../../conformance/report/html/escape.ts';
import { files } from '../links.ts';

/** The sitemap (sitemaps.org), which needs the address of the site. */
export const sitemap = (pages: readonly string[], address: string): string =>
  html`${trusted('<?xml version="1.0" encoding="UTF-8"?>')}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map((file) => html`<url><loc>${address}${file === files.start ? '' : file}</loc></url>\n`)}</urlset>
`.html;
