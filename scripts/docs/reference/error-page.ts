import { type ErrorAdvice, type ErrorRetry, errorAdvice, operationList } from '@workspace-api/contract';
import { type Html, html } from '../../../conformance/report/html/escape.ts';
import { exampleBlock, facts, joined, renderSections, section, shortList, table } from '../elements.ts';
import { guideFile } from '../guides.ts';
import {
  errorCaseId,
  errorCaseLink,
  errorFile,
  errorLink,
  files,
  operationLink,
  siteHref,
} from '../links.ts';
import { plainSentence, renderInline } from '../markdown.ts';
import type { SitePage } from '../site-page.ts';
import { allErrors, errorCodes, type NamedError } from './contract-view.ts';

const retries: Readonly<Record<ErrorRetry, string>> = {
  never: 'Not unchanged: it gets the same response.',
  'same-key': 'Yes, after that, with the same idempotency key.',
  'after-delay':
    'Yes, after the delay: `Retry-After` seconds if the response has it, otherwise with exponential backoff.',
};

/** Returns the advice for a name, if there is any. */
const adviceFor = (advices: Readonly<Record<string, ErrorAdvice>>, name: unknown): ErrorAdvice | undefined =>
  advices[String(name)];

/** The advice for an error code. */
const errorAdviceFor = (code: string): ErrorAdvice | undefined => adviceFor(errorAdvice.codes, code);

/** The cases of an error code. */
const errorCases = (code: string): NamedError[] => allErrors.filter((error) => error.code === code);

/** A badge with the color of a status. */
const statusBadge = (status: number): Html =>
  html`<span class="badge status-${String(status).charAt(0)}">${status}</span>`;

const renderAdvice = ({ when, remedy, retry }: ErrorAdvice): Html =>
  facts({
    When: renderInline(when),
    'What to do': renderInline(remedy),
    Retry: renderInline(retries[retry]),
  });

/** Renders one case of a code with its response. A hint, or the kind of a conflict, has its own advice. */
const renderCase = ({ name, status, code, message, details, fields }: NamedError): Html => {
  const special = adviceFor(errorAdvice.hints, details?.hint) ?? adviceFor(errorAdvice.kinds, details?.kind);
  return html`<h3 id="${errorCaseId(name)}">${name} ${statusBadge(status)}</h3>
<p>${message}</p>
${special && renderAdvice(special)}
${exampleBlock({ error: { code, message, details, fields } })}`;
};

/** The page of an error code: its cases, what to do, and the operations that return it. */
export const errorPage = (code: string): SitePage => {
  const cases = errorCases(code);
  const advice = errorAdviceFor(code);
  const names: readonly string[] = cases.map(({ name }) => name);
  const operations = operationList.filter(({ responses }) =>
    Object.values(responses).some(({ examples }) => examples.some((name) => names.includes(name))),
  );
  const statuses = [...new Set(cases.map(({ status }) => status))];
  return {
    file: errorFile(code),
    title: code,
    summary: plainSentence(
      `${statuses.join(', ')}: ${advice?.when ?? cases[0]?.message ?? ''} ${advice?.remedy ?? ''}`,
    ),
    inReference: true,
    entries: [
      {
        kind: 'error',
        keywords: `error ${statuses.join(' ')}`,
        text: [
          advice?.when,
          advice?.remedy,
          ...cases.map(({ status, name, message }) => `${status} ${name}: ${message}`),
        ].join(' '),
      },
      // Users also search for what distinguishes the cases of a code: the kind of a conflict, and a hint.
      ...cases.flatMap(({ name, message, details }) => {
        const title = details?.kind ?? details?.hint;
        const link = `${errorFile(code)}#${errorCaseId(name)}`;
        return typeof title === 'string'
          ? [{ kind: 'error' as const, title, text: `${code}: ${message}`, link }]
          : [];
      }),
    ],
    body: html`<p class="above"><a href="${siteHref(files.errors)}">Errors</a></p>
<h1><code>${code}</code> ${statuses.map(statusBadge)}</h1>
${advice && renderAdvice(advice)}
${renderSections(html`${section('cases', cases.length === 1 ? 'Response' : 'Cases', html`${cases.map(renderCase)}`)}
${section(
  'operations',
  'Operations',
  operations.length === operationList.length
    ? html`<p>All ${operations.length} operations return it.</p>`
    : shortList(
        operations.map(({ id }) => operationLink(id)),
        24,
        'operations',
      ),
)}`)}
<p class="soft">The guide <a href="${siteHref(guideFile('errors'))}">Errors</a> shows how a program handles errors.</p>`,
  };
};

/** The row of an error code in a table: its statuses, when it is returned, what to do, and its cases. */
export const errorRow = (code: string, cases: readonly NamedError[], more: Html = html``): Html[] => {
  const advice = errorAdviceFor(code);
  const statuses = [...new Set(cases.map(({ status }) => status))];
  return [
    html`${joined(statuses.map(statusBadge), html` `)} ${errorLink(code)}`,
    html`${renderInline(advice?.when ?? '')} <em>${renderInline(advice?.remedy ?? '')}</em>${cases.length > 1 && html` Cases: ${joined(cases.map(({ name }) => errorCaseLink(code, name)))}.`}${more}`,
  ];
};

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
  errorCodes.map((code) => {
    const [first = html``, ...others] = errorRow(code, errorCases(code));
    return [html`<span id="${code}">${first}</span>`, ...others];
  }),
)}`,
});
