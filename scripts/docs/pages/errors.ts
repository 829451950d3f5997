import { html } from '../../../conformance/report/html/escape.ts';
import { table } from '../elements.ts';
import { guideFile } from '../guides.ts';
import { files, siteHref } from '../links.ts';
import { errorCodes } from '../reference/contract-view.ts';
import { errorCases } from '../reference/error-page.ts';
import { errorRow } from '../reference/lists.ts';
import type { SitePage } from '../site-page.ts';

/** The catalog of errors: every code with its statuses, its cases, and what to do. Each code has its own page. */
export const errorsPage = (): SitePage => ({
  file: files.errors,
  title: 'Errors',
  summary: 'Every error code: its cause, what to do, whether to retry, and which operations return it.',
  entries: [{ kind: 'page', text: 'All error codes, with what to do about each.' }],
  inReference: true,
  body: html`<h1>Errors</h1>
<p class="lead">Every error response is JSON with a <code>code</code> for programs and a <code>message</code> for humans. Use the code and <code>details</code> in programs, since messages may change.</p>
<p>The guide <a href="${siteHref(guideFile('errors'))}">Errors</a> explains the envelope, validation errors and retries.</p>
${table(
  'Error codes',
  ['Status and code', 'When, and what to do'],
  errorCodes.map((code) => errorRow(code, errorCases(code))),
)}`,
});
