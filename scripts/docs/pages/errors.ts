import {
  type ErrorAdvice,
  type ErrorExample,
  type ErrorName,
  type ErrorRetry,
  errorAdvice,
  errors,
  operationList,
} from '@workspace-api/contract';
import { type Html, html } from '../../../conformance/report/html/escape.ts';
import { codeBlock, heading, shortList, withCode } from '../elements.ts';
import type { Highlighter } from '../highlight.ts';
import { errorCaseId, files, operationLink } from '../links.ts';
import type { Heading, SitePage } from '../site-page.ts';
import type { PageContext } from './context.ts';

type Declared = ErrorExample & { readonly name: ErrorName; readonly status: number };

const declared = Object.entries(errors as Record<ErrorName, ErrorExample & { status: number }>).map(
  ([name, error]): Declared => ({ ...error, name: name as ErrorName }),
);

const codes = [...new Set(declared.map(({ code }) => code))].sort((one, other) =>
  one.localeCompare(other, 'en', { sensitivity: 'base' }),
);

/** The operations that return one of some errors, in the contract's order. */
const operationsWith = (names: readonly string[]): string[] =>
  operationList
    .filter(({ responses }) =>
      Object.values(responses).some(({ examples }) => examples.some((name) => names.includes(name))),
    )
    .map(({ id }) => id);

const formatBody = ({ code, message, details, fields }: ErrorExample): string =>
  JSON.stringify(
    { error: { code, message, ...(details && { details }), ...(fields && { fields }) } },
    null,
    2,
  );

const retries: Readonly<Record<ErrorRetry, string>> = {
  never: 'Not unchanged: it gets the same response.',
  'same-key': 'Yes, after that, with the same idempotency key.',
  'after-delay':
    'Yes, after the delay: `Retry-After` seconds if the response has it, otherwise with exponential backoff.',
};

/** Returns the advice for a name, if there is any. */
const adviceFor = (advices: Readonly<Record<string, ErrorAdvice>>, name: unknown): ErrorAdvice | undefined =>
  typeof name === 'string' ? advices[name] : undefined;

const adviceRows = ({ when, remedy, retry }: ErrorAdvice): Html => html`
<dt>When</dt><dd>${withCode(when)}</dd>
<dt>What to do</dt><dd>${withCode(remedy)}</dd>
<dt>Retry</dt><dd>${withCode(retries[retry])}</dd>`;

/** Renders one case of a code with its response. A hint, or the kind of a conflict, has its own advice. */
const renderCase = (each: Declared, highlighter: Highlighter): Html => {
  const { name, status, message, details } = each;
  const special = adviceFor(errorAdvice.hints, details?.hint) ?? adviceFor(errorAdvice.kinds, details?.kind);
  return html`<h3 id="${errorCaseId(name)}">${name} <span class="badge status-${String(status).charAt(0)}">${status}</span></h3>
<p>${message}</p>
${special && html`<dl class="facts">${adviceRows(special)}</dl>`}
${codeBlock(highlighter, formatBody(each), 'json')}`;
};

const renderSection = (code: string, highlighter: Highlighter): Html => {
  const cases = declared.filter((error) => error.code === code);
  const statuses = [...new Set(cases.map(({ status }) => status))];
  const operations = operationsWith(cases.map(({ name }) => name));
  const advice = adviceFor(errorAdvice.codes, code);
  const badges = statuses.map(
    (status) => html` <span class="badge status-${String(status).charAt(0)}">${status}</span>`,
  );
  return html`<section>
${heading({ id: code, text: code, level: 2 }, html`<code>${code}</code> ${badges}`)}
<dl class="facts">
${advice && adviceRows(advice)}
<dt>Operations</dt><dd>${
    operations.length === operationList.length
      ? html`All ${operations.length} operations.`
      : shortList(operations.map(operationLink), 8, 'operations')
  }</dd>
</dl>
${cases.map((each) => renderCase(each, highlighter))}
</section>`;
};

/** Returns the words by which the search finds a code. */
const describeCode = (code: string): string => {
  const advice = adviceFor(errorAdvice.codes, code);
  const cases = declared
    .filter((error) => error.code === code)
    .map(({ name, status, message }) => `${status} ${name}: ${message}`);
  return [advice?.when, advice?.remedy, ...cases].filter((sentence) => sentence !== undefined).join(' ');
};

/** The catalog of errors: every code with its cases, the remedies, and the operations that return it. */
export const errorsPage = ({ highlighter }: PageContext): SitePage => {
  const headings: Heading[] = codes.map((code) => ({ id: code, text: code, level: 2 }));
  return {
    file: files.errors,
    title: 'Errors',
    summary: 'Every error code: its cause, what to do, whether to retry, and which operations return it.',
    headings,
    entries: codes.map((code) => ({
      kind: 'error',
      title: code,
      text: describeCode(code),
      link: `${files.errors}#${code}`,
    })),
    body: html`<h1>Errors</h1>
<p class="lead">Every error response is JSON with a <code>code</code> for programs and a <code>message</code> for humans. Use the code and <code>details</code> in programs, since messages may change.</p>
${codes.map((code) => renderSection(code, highlighter))}`,
  };
};
