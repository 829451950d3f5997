import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { html } from '../../../conformance/report/html/escape.ts';
import { fromRoot } from '../../generate/paths.ts';
import { bundleScript, styleSheet } from '../assets.ts';
import type { Content } from '../layout.ts';
import { files } from '../links.ts';

/** Scalar's reference as one script, which loads nothing else. */
const scalar = 'node_modules/@scalar/api-reference/dist/browser/standalone.js';

const read = (path: string): Promise<string> => readFile(fromRoot(path), 'utf8');

/** A page, and the files of `assets/` that only this page needs. */
export type PageWithAssets = { readonly content: Content; readonly assets: Readonly<Record<string, string>> };

/** The page that sends requests to the sandbox that serves it. */
export const tryItPage = async (): Promise<PageWithAssets> => {
  const [script, reference, site, colours] = await Promise.all([
    bundleScript('try-it'),
    read(scalar),
    styleSheet(),
    read('scripts/docs/styles/try-it/scalar.css'),
  ]);
  // The name changes with the content, so that a browser can cache the three megabytes.
  const name = `scalar-${createHash('sha256').update(reference).digest('hex').slice(0, 8)}.js`;
  return {
    content: {
      file: files.tryIt,
      title: 'Try it',
      summary: 'Send requests to the sandbox that serves this page, with a demo token.',
      headings: [],
      entries: [],
      body: html`<h1 class="unseen">Try it</h1>
<div id="try-it"><p class="loading">Loading the operations…</p></div>
<noscript><p>This page needs JavaScript. The <a href="${files.reference}">reference</a> works without it.</p></noscript>`,
      head: html`<script src="assets/${name}" defer></script>
<script src="assets/try-it.js" defer></script>
`,
      styleSheet: 'try-it.css',
      full: true,
      // Scalar adds its styles to the page. Requests go only to the sandbox.
      allow: { 'style-src': "'self' 'unsafe-inline'", 'connect-src': "'self'" },
    },
    assets: {
      'try-it.js': script,
      [name]: reference,
      // Scalar's own styles take precedence over the site's styles for headings and lists.
      'try-it.css': `@layer site {\n${site}\n}\n${colours}`,
    },
  };
};
