import { html } from '../../../conformance/report/html/escape.ts';
import { joined, table, withCode } from '../elements.ts';
import { guideFile } from '../guides.ts';
import { errorCaseId, errorLink, files, siteHref } from '../links.ts';
import { errorCodes } from '../reference/contract-view.ts';
import { codeAdvice, errorCases, statusBadge } from '../reference/error-page.ts';
import type { SitePage } from '../site-page.ts';

/** The catalog of errors: every code with its statuses, its cases, and what to do. Each code has its own page. */
export const errorsPage = (): SitePage => ({
  file: files.errors,
  title: 'Errors',
  summary: 'Every error code: its cause, what to do, whether to retry, and which operations return it.',
  headings: [],
  entries: [
    {
      kind: 'page',
      title: 'Errors',
      text: 'All error codes, with what to do about each.',
      link: files.errors,
    },
  ],
  inReference: true,
  body: html`<h1>Errors</h1>
<p class="lead">Every error response is JSON with a <code>code</code> for programs and a <code>message</code> for humans. Use the code and <code>details</code> in programs, since messages may change.</p>
<p>The guide <a href="${siteHref(guideFile('errors'))}">Errors</a> explains the envelope, validation errors and retries.</p>
${table(
  'Error codes',
  ['Code', 'Status', 'When', 'What to do', 'Cases'],
  errorCodes.map((code) => {
    const advice = codeAdvice(code);
    const cases = errorCases(code);
    return [
      html`<span id="${code}">${errorLink(code)}</span>`,
      html`${[...new Set(cases.map(({ status }) => status))].map(statusBadge)}`,
      html`${withCode(advice?.when ?? '')}`,
      html`${withCode(advice?.remedy ?? '')}`,
      joined(cases.map(({ name }) => html`<span id="${errorCaseId(name)}">${name}</span>`)),
    ];
  }),
)}`,
});
