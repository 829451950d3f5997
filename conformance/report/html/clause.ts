import { oneLine } from '../../engine/report/format.ts';
import { type ReportedExchange, statusMeanings } from '../../engine/report/report.ts';
import type { ClauseView, FindingView } from '../clause-view.ts';
import { compare, type Part } from '../difference.ts';
import { formatJson } from '../format-json.ts';
import { compareOnLines } from '../text.ts';
import { deferred, type Html, html } from './escape.ts';
import { badge, block, clauseAnchor, copyable, count, facts, fold } from './parts.ts';

/** The maximum length of the expected and of the actual result next to a clause, and in its finding. */
const maxGistLength = 120;
const maxValueLength = 1_000;

type Findings = readonly [FindingView, ...FindingView[]];

/** What was expected and what the target did. What differs is marked. */
const difference = ({ expected, got }: FindingView): Html => {
  const compared = compare(formatJson(expected), formatJson(got), maxValueLength);
  const side = (title: string, parts: readonly Part[]) =>
    html`<div><h4>${title}</h4>
${block(parts.map(({ value, isDifferent }) => (isDifferent ? html`<mark>${value}</mark>` : html`${value}`)))}</div>`;
  return html`<div class="columns compared">${side('Expected', compared.expected)}${side('Got', compared.got)}</div>`;
};

/** Text from the configuration, with addresses as links. */
const withLinks = (value: string): Html[] =>
  value
    .split(/(https?:\/\/[^\s"'<>(),]+)/)
    .map((part, at) => (at % 2 === 1 ? html`<a href="${part}" rel="noreferrer">${part}</a>` : html`${part}`));

/** A request or a call of the driver. Only the one that shows the finding is expanded. */
const stepItem = (
  { driver, operation, curl, status, headers, body }: ReportedExchange,
  isFailing: boolean,
): Html => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const result = body !== '' && block(formatJson(body));
  const title =
    driver === undefined
      ? html`<code>${operation ?? 'a request outside the contract'}</code> ${status === null ? 'no response' : `→ ${status}`}`
      : html`the driver's <code>${driver}</code>`;
  const content =
    driver === undefined
      ? html`${copyable(curl, 'curl command')}
<p class="soft small">${status === null ? 'No response' : `Response ${status}`}${body === '' && ', no body'}</p>
${lines.length > 0 && html`<details class="more"><summary>Headers</summary>${block(lines.join('\n'))}</details>`}
${result}`
      : html`${block(curl)}${result}`;
  const badges = isFailing && html` <span class="badge bad">fails here</span>`;
  return html`<li class="${isFailing && 'failing'}"><details${isFailing && ' open'}><summary>${title}${badges}</summary>${content}</details></li>`;
};

/** What was expected, what the target did, and the requests that show it. Then the other cases with the same result. */
const findingItem = ([finding, ...others]: Findings): Html => {
  const { place, remarks, command, exchanges, failingStep, repeatUrl } = finding;
  const repeat = (value: string | null) =>
    value !== null && copyable(value, 'command that repeats this case');
  return html`<article class="finding">
<h3>${place}</h3>
${remarks.map((remark) => html`<p>${withLinks(remark)}</p>`)}
${difference(finding)}
${command !== null && html`<h4>Repeat it</h4>`}${repeat(command)}
${exchanges.length > 0 && html`<h4>Requests</h4>${repeatUrl !== null && html`<p><a class="button repeat" target="_blank" href="${repeatUrl}">Repeat them on a sandbox, next to what it returns</a></p>`}<ol class="exchanges">${exchanges.map((step) => stepItem(step, step === failingStep))}</ol>`}
${
  others.length > 0 &&
  html`<details class="more"><summary>The same at ${others.length === 1 ? 'another case' : `${others.length} other cases`}</summary><ul>${others.map((other) => html`<li>${other.place}${repeat(other.command)}</li>`)}</ul></details>`
}
</article>
`;
};

/** A finding in one or two lines. */
export const gist = (finding: FindingView): Html => {
  const { expected, got } = compareOnLines(finding, maxGistLength);
  return html`expected ${oneLine(expected)}<br>got ${oneLine(got)}${finding.remarks.map((remark) => html`<br>${remark}`)}`;
};

const clauseBody = (clause: ClauseView): Html => {
  const { status, level, source, reason, checks, operations } = clause;
  const [first, ...others] = clause.groups as unknown as readonly Findings[];
  return html`<div class="body">
<p class="soft">${statusMeanings[status]}</p>
${reason !== undefined && html`<p>Reason: ${reason}</p>`}
${first && findingItem(first)}
${others.map((group, at) => fold(`${clauseAnchor(clause)}/${at + 2}`, 'more', html`${group[0].place}${group.length > 1 && html` and ${count(group.slice(1), 'other case')}`}: ${gist(group[0])}`, findingItem(group)))}
${facts([['Level', level], ['Source', source], ['Checked', checks === 1 ? 'once' : `${checks} times`], ...(operations.length > 0 ? [['Operations', operations.join(', ')] as const] : [])])}
</div>`;
};

/** A clause: its status and sentence, and what went wrong. Its findings are rendered when it is opened. */
export const clauseItem = (clause: ClauseView): Html => {
  const { id, status, family, text, findings, isNew, about } = clause;
  const [first] = findings;
  return html`<details class="clause" id="${clauseAnchor(clause)}" data-status="${status}" data-family="${family}" data-operations="${[...about].join(' ')}"><summary>${badge(status)} <code>${id}</code>${
    first && html` ${count(findings, 'finding')}`
  }${isNew && html` ${badge(status, 'new')}`}<span class="text">${text}</span>${first && html`<span class="gist">${gist(first)}</span>`}</summary>${deferred(clauseBody(clause))}</details>
`;
};
