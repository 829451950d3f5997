import { type ErrorExample, type ErrorName, errors, operationList } from '@workspace-api/contract';
import { html } from '../../../conformance/report/html/escape.ts';
import { codeBlock, heading, shortList } from '../elements.ts';
import { adviceOf } from '../error-advice.ts';
import { files, operationLink } from '../links.ts';
import type { Heading, SitePage } from '../site-page.ts';
import type { PageContext } from './context.ts';

type Declared = ErrorExample & { readonly name: ErrorName; readonly status: number };

const declared = Object.entries(errors as Record<ErrorName, ErrorExample & { status: number }>).map(
  ([name, error]): Declared => ({ ...error, name: name as ErrorName }),
);

const codes = [...new Set(declared.map(({ code }) => code))].sort((one, other) =>
  one.localeCompare(other, 'en', { sensitivity: 'base' }),
);

/** The operations that answer with one of some errors, in the contract's order. */
const operationsWith = (names: readonly string[]): string[] =>
  operationList
    .filter(({ responses }) =>
      Object.values(responses).some(({ examples }) => examples.some((name) => names.includes(name))),
    )
    .map(({ id }) => id);

const bodyOf = ({ code, message, details, fields }: ErrorExample): string =>
  JSON.stringify(
    { error: { code, message, ...(details && { details }), ...(fields && { fields }) } },
    null,
    2,
  );

/** The catalogue of errors: every code with its cases, what to do, and the operations that answer with it. */
export const errorsPage = ({ bundle, highlighter }: PageContext): SitePage => {
  const advice = adviceOf(bundle);
  const headings: Heading[] = codes.map((code) => ({ id: code, text: code, level: 2 }));
  const sections = codes.map((code) => {
    const cases = declared.filter((error) => error.code === code);
    const statuses = [...new Set(cases.map(({ status }) => status))];
    const operations = operationsWith(cases.map(({ name }) => name));
    const { when, remedy, retry } = advice[code] ?? {};
    return html`<section>
${heading({ id: code, text: code, level: 2 }, html`<code>${code}</code> ${statuses.map((status) => html` <span class="badge status-${String(status)[0] ?? ''}">${status}</span>`)}`)}
<dl class="facts">
${when !== undefined && html`<dt>When</dt><dd>${when}</dd>`}
${remedy !== undefined && html`<dt>What to do</dt><dd>${remedy}</dd>`}
${retry !== undefined && html`<dt>Retry</dt><dd>${retry}</dd>`}
<dt>Operations</dt><dd>${
      operations.length === operationList.length
        ? html`All ${operations.length} operations.`
        : shortList(operations.map(operationLink), 8, 'operations')
    }</dd>
</dl>
${cases.map(
  (each) => html`<h3 id="${each.name}">${each.name} <span class="soft">${each.status}</span></h3>
${codeBlock(highlighter, bodyOf(each), 'json')}`,
)}
</section>`;
  });
  return {
    file: files.errors,
    title: 'Errors',
    summary:
      'Every error code: when it comes, what to do, whether to retry, and which operations answer with it.',
    headings,
    entries: codes.map((code) => ({
      kind: 'error',
      title: code,
      text: declared
        .filter((error) => error.code === code)
        .map(({ name, status, message }) => `${status} ${name}: ${message}`)
        .join(' '),
      link: `${files.errors}#${code}`,
    })),
    body: html`<h1>Errors</h1>
<p class="lead">Every error answer is JSON with a <code>code</code> for programs and a <code>message</code> for people. Decide by the code and by <code>details</code>; messages may change.</p>
${sections}`,
  };
};
