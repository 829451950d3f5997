import {
  type ErrorAdvice,
  type ErrorExample,
  type ErrorRetry,
  errorAdvice,
  type OperationShape,
  operationList,
} from '@workspace-api/contract';
import { type Html, html } from '../../../conformance/report/html/escape.ts';
import { codeBlock, shortList, withCode } from '../elements.ts';
import { guideFile } from '../guides.ts';
import type { Highlighter } from '../highlight.ts';
import { errorCaseId, errorFile, files, operationLink, siteHref } from '../links.ts';
import type { SearchEntry } from '../search/entry.ts';
import type { SitePage } from '../site-page.ts';
import type { ReferenceContext } from './context.ts';
import { allErrors, type NamedError } from './contract-view.ts';
import { renderSectionLinks, renderSections, section } from './operation-parts.ts';

const retries: Readonly<Record<ErrorRetry, string>> = {
  never: 'Not unchanged: it gets the same response.',
  'same-key': 'Yes, after that, with the same idempotency key.',
  'after-delay':
    'Yes, after the delay: `Retry-After` seconds if the response has it, otherwise with exponential backoff.',
};

/** Returns the advice for a name, if there is any. */
const adviceFor = (advices: Readonly<Record<string, ErrorAdvice>>, name: unknown): ErrorAdvice | undefined =>
  typeof name === 'string' ? advices[name] : undefined;

/** The advice for an error code. */
export const codeAdvice = (code: string): ErrorAdvice | undefined => adviceFor(errorAdvice.codes, code);

/** The cases of an error code. */
export const errorCases = (code: string): NamedError[] => allErrors.filter((error) => error.code === code);

/** A badge with the color of a status. */
export const statusBadge = (status: number): Html =>
  html`<span class="badge status-${String(status).charAt(0)}">${status}</span>`;

const adviceRows = ({ when, remedy, retry }: ErrorAdvice): Html => html`
<dt>When</dt><dd>${withCode(when)}</dd>
<dt>What to do</dt><dd>${withCode(remedy)}</dd>
<dt>Retry</dt><dd>${withCode(retries[retry])}</dd>`;

const formatBody = ({ code, message, details, fields }: ErrorExample): string =>
  JSON.stringify(
    { error: { code, message, ...(details && { details }), ...(fields && { fields }) } },
    null,
    2,
  );

/** The operations that return one of some errors, in the contract's order. */
const operationsWith = (names: readonly string[]): OperationShape[] =>
  operationList.filter(({ responses }) =>
    Object.values(responses).some(({ examples }) => examples.some((name) => names.includes(name))),
  );

/** Renders one case of a code with its response. A hint, or the kind of a conflict, has its own advice. */
const renderCase = (each: NamedError, highlighter: Highlighter): Html => {
  const { name, status, message, details } = each;
  const special = adviceFor(errorAdvice.hints, details?.hint) ?? adviceFor(errorAdvice.kinds, details?.kind);
  return html`<h3 id="${errorCaseId(name)}">${name} ${statusBadge(status)}</h3>
<p>${message}</p>
${special && html`<dl class="facts">${adviceRows(special)}</dl>`}
${codeBlock(highlighter, formatBody(each), 'json')}`;
};

/** The sentences by which the search finds a code. */
const describeCode = (code: string): string => {
  const advice = codeAdvice(code);
  const cases = errorCases(code).map(({ status, name, message }) => `${status} ${name}: ${message}`);
  return [advice?.when, advice?.remedy, ...cases].filter((sentence) => sentence !== undefined).join(' ');
};

/** Users also search for what distinguishes the cases of a code: the kind of a conflict, and a hint. */
const caseEntries = (cases: readonly NamedError[]): SearchEntry[] =>
  cases.flatMap(({ name, code, message, details }) => {
    const title = details?.kind ?? details?.hint;
    return typeof title === 'string'
      ? [
          {
            kind: 'error',
            title,
            text: `${code}: ${message}`,
            link: `${errorFile(code)}#${errorCaseId(name)}`,
          },
        ]
      : [];
  });

/** The page of an error code: its cases, what to do, and the operations that return it. */
export const errorPage = (code: string, { highlighter }: ReferenceContext): SitePage => {
  const cases = errorCases(code);
  const advice = codeAdvice(code);
  const operations = operationsWith(cases.map(({ name }) => name));
  const statuses = [...new Set(cases.map(({ status }) => status))];
  const sections = [
    ...section(
      'cases',
      cases.length === 1 ? 'Response' : 'Cases',
      html`${cases.map((each) => renderCase(each, highlighter))}`,
    ),
    ...section(
      'operations',
      'Operations',
      operations.length === operationList.length
        ? html`<p>All ${operations.length} operations return it.</p>`
        : shortList(
            operations.map(({ id }) => operationLink(id)),
            24,
            'operations',
          ),
    ),
  ];
  return {
    file: errorFile(code),
    title: code,
    summary:
      `${statuses.join(', ')}: ${advice?.when ?? cases[0]?.message ?? ''} ${advice?.remedy ?? ''}`.replaceAll(
        '`',
        '',
      ),
    headings: sections.map((each) => each.heading),
    inReference: true,
    entries: [
      {
        kind: 'error',
        title: code,
        keywords: `error ${statuses.join(' ')}`,
        text: describeCode(code),
        link: errorFile(code),
      },
      ...caseEntries(cases),
    ],
    body: html`<p class="above"><a href="${siteHref(files.errors)}">Errors</a></p>
<h1><code>${code}</code> ${statuses.map(statusBadge)}</h1>
${renderSectionLinks(sections)}
${advice && html`<dl class="facts">${adviceRows(advice)}</dl>`}
${renderSections(sections)}
<p class="soft">The guide <a href="${siteHref(guideFile('errors'))}">Errors</a> shows how a program handles errors.</p>`,
  };
};
