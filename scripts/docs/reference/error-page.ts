import { STATUS_CODES } from 'node:http';
import { headerExamples, mediaTypes, operationList, retryAfterHeader } from '@workspace-api/contract';
import { type Html, html } from '../../../conformance/report/html/escape.ts';
import { allErrors, bundle, errorCodes, type NamedError } from '../contract.ts';
import {
  codeBlock,
  facts,
  filterChoice,
  filterForm,
  joined,
  renderSections,
  section,
  shortList,
  table,
} from '../elements.ts';
import { errorCaseId, errorCaseLink, errorLink, files, operationLink, pageFile, siteHref } from '../links.ts';
import { plainSentence, renderInline } from '../markdown.ts';
import type { SitePage } from '../site-page.ts';

const retries = {
  never: 'Not unchanged: it gets the same response.',
  'same-key': 'Yes, after that, with the same idempotency key.',
  'after-delay':
    'Yes, after the delay: `Retry-After` seconds if the response has it, otherwise with exponential backoff.',
};

/** When an error occurs, and what to do about it. Strings may contain code in backquotes. */
type ErrorAdvice = { readonly when: string; readonly remedy: string; readonly retry: keyof typeof retries };

const readAdvice = (schema: string) =>
  bundle.components.schemas[schema]?.['x-values'] as Readonly<Record<string, ErrorAdvice>>;

/** The advice for each error code, hint and kind of a conflict. */
const advices = {
  codes: readAdvice('ErrorCode'),
  hints: readAdvice('ErrorHint'),
  kinds: readAdvice('ConflictKind'),
};

/** The cases of an error code. */
const errorCases = (code: string): NamedError[] => allErrors.filter((error) => error.code === code);

/** The statuses of errors, in ascending order. */
const listStatuses = (errors: readonly NamedError[]): number[] =>
  [...new Set(errors.map(({ status }) => status))].sort((one, other) => one - other);

/** A badge with the color of a status. */
const statusBadge = (status: number): Html =>
  html`<span class="badge status-${String(status).charAt(0)}">${status}</span>`;

const renderAdvice = ({ when, remedy, retry }: ErrorAdvice): Html =>
  facts({
    When: renderInline(when),
    'What to do': renderInline(remedy),
    Retry: renderInline(retries[retry]),
  });

/** The advice for a hint, or for the kind of a conflict. */
const specialAdvice = ({ details }: NamedError): ErrorAdvice | undefined =>
  advices.hints[String(details?.hint)] ?? advices.kinds[String(details?.kind)];

/**
 * The headers of an error response with their examples, as the first operation that returns it declares them. A delay belongs
 * only to errors whose advice names it.
 */
const listHeaders = (error: NamedError): string[] => {
  const { name, status, code } = error;
  const advice = specialAdvice(error) ?? advices.codes[code];
  const response = operationList
    .map(({ responses }) => responses[status])
    .find((one) => one?.examples.includes(name));
  return Object.entries(response?.headers ?? {}).flatMap(([header, { header: component }]) => {
    const example = headerExamples[component];
    const isOmitted = header === retryAfterHeader && !`${advice?.when} ${advice?.remedy}`.includes(header);
    return example === undefined || isOmitted ? [] : [`${header}: ${example}`];
  });
};

/** Writes an error response as it is sent. */
const formatResponse = (error: NamedError): string => {
  const { status, code, message, details, fields } = error;
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Content-Type: ${mediaTypes.json}`,
    ...listHeaders(error),
  ];
  return `${lines.join('\n')}\n\n${JSON.stringify({ error: { code, message, details, fields } }, null, 2)}`;
};

/** Renders one case of a code with its response. A hint, or the kind of a conflict, has its own advice. */
const renderCase = (error: NamedError): Html => {
  const { name, status, message } = error;
  const special = specialAdvice(error);
  return html`<h3 id="${errorCaseId(name)}">${name} ${statusBadge(status)}</h3>
<p>${message}</p>
${special && renderAdvice(special)}
${codeBlock(formatResponse(error), 'http')}`;
};

/** The page of an error code: its cases, what to do, and the operations that return it. */
export const errorPage = (code: string): SitePage => {
  const cases = errorCases(code);
  const advice = advices.codes[code];
  const names: readonly string[] = cases.map(({ name }) => name);
  const operations = operationList.filter(({ responses }) =>
    Object.values(responses).some(({ examples }) => examples.some((name) => names.includes(name))),
  );
  const statuses = listStatuses(cases);
  return {
    file: pageFile('errors', code),
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
        const link = `${pageFile('errors', code)}#${errorCaseId(name)}`;
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
<p class="soft">The guide <a href="${siteHref(pageFile('guides', 'errors'))}">Errors</a> shows how a program handles errors.</p>`,
  };
};

/** The row of an error code in a table: its statuses, when it is returned, what to do, and its cases. */
export const errorRow = (code: string, cases: readonly NamedError[], more: Html = html``): Html[] => {
  const advice = advices.codes[code];
  const statuses = listStatuses(cases);
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
  inReference: true,
  body: html`<h1>Errors</h1>
<p class="lead">Every error response is JSON with a <code>code</code> for programs and a <code>message</code> for humans. Use the code and <code>details</code> in programs, since messages may change.</p>
<p>The guide <a href="${siteHref(pageFile('guides', 'errors'))}">Errors</a> explains the envelope, validation errors and retries.</p>
${filterForm(
  'tr[data-status]',
  'codes',
  errorCodes.length,
  filterChoice(
    'status',
    'Status',
    listStatuses(allErrors).map((status) => [String(status), `${status} ${STATUS_CODES[status]}`]),
  ),
)}
${table(
  'Error codes',
  ['Status and code', 'When, and what to do'],
  errorCodes.map((code) => {
    const [first = html``, ...others] = errorRow(code, errorCases(code));
    return [html`<span id="${code}">${first}</span>`, ...others];
  }),
  errorCodes.map((code) => html` data-status="${listStatuses(errorCases(code)).join(' ')}"`),
)}`,
});
