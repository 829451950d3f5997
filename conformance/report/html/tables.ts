import { operationList } from '@workspace-api/contract';
import { type ClauseStatus, clauseStatuses, statusMeanings } from '../../engine/report/report.ts';
import { countByStatus } from '../../engine/report/verdict.ts';
import { type ClauseView, formatStatus, tones } from '../clause-view.ts';
import type { View } from '../view.ts';
import { deferred, type Html, html } from './escape.ts';
import { badge, filterLink, fold } from './parts.ts';

type Counts = View['report']['totals'];

/** The numbers of clauses with each status, in a box that the keyboard can scroll. Statuses that don't occur have no column. */
const statusTable = (
  what: string,
  rows: readonly (readonly [title: Html | string, counts: Counts])[],
): Html => {
  const caption = `Number of clauses by ${what.toLowerCase()} and status`;
  const used = clauseStatuses.filter((status) => rows.some(([, counts]) => counts[status] > 0));
  const toCell = (count: number, status: ClauseStatus): Html =>
    html`<td class="${count > 0 ? tones[status] : ''}">${count}</td>`;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${caption}">
<table>
<caption>${caption}</caption>
<thead><tr>${[what, ...used.map(formatStatus)].map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map(([title, counts]) => html`<tr><th scope="row">${title}</th>${used.map((status) => toCell(counts[status], status))}</tr>`)}</tbody>
</table>
</div>`;
};

/** The results by family, with links to their clauses. */
export const familyTable = ({ families, report: { totals } }: View): Html =>
  statusTable('Family', [
    ...families.map(({ title, counts }) => [filterLink({ family: title }, title), counts] as const),
    ['Total', totals],
  ]);

/** The status of a clause at an operation: a clause that is broken at another one passed here if it was checked. */
const getStatusAt = ({ status, findings, operations }: ClauseView, operation: string): ClauseStatus => {
  if (findings.some((finding) => finding.operation === operation)) return status;
  return operations.includes(operation) ? 'pass' : 'not-exercised';
};

/** The results by operation, in the order of the contract. An operation without a clause is omitted. */
export const countByOperation = ({ clauses }: Pick<View, 'clauses'>): [operation: string, counts: Counts][] =>
  operationList.flatMap(({ id }): [string, Counts][] => {
    const own = clauses.filter(({ about }) => about.has(id));
    const counts = countByStatus(own.map((clause) => ({ status: getStatusAt(clause, id) })));
    return own.length > 0 ? [[id, counts]] : [];
  });

/** The results by operation, with links to their clauses. They are rendered when they are opened. */
export const operationFold = (view: View): Html => {
  const rows = countByOperation(view).map(
    ([id, counts]) => [filterLink({ operation: id }, id), counts] as const,
  );
  return fold('operations', 'group', html`By operation`, deferred(statusTable('Operation', rows)));
};

const choice = (name: string, label: string, values: readonly string[]): Html =>
  html`<label class="field">${label}
<select name="${name}"><option value="">all</option>${values.map((value) => html`<option>${value}</option>`)}</select></label>`;

/** The filters, hidden until the script runs. */
export const filterForm = ({ clauses, families, report: { totals } }: View): Html => {
  const used = new Set(clauses.flatMap(({ about }) => [...about]));
  const operations = operationList.map(({ id }) => id).filter((id) => used.has(id));
  const statuses = clauseStatuses.filter((status) => totals[status] > 0);
  const boxes = statuses.map(
    (status) =>
      html`<label class="check" title="${statusMeanings[status]}"><input type="checkbox" name="status" value="${status}" checked> ${badge(status)} ${totals[status]}</label>`,
  );
  return html`<form id="filters" class="panel" role="search" aria-label="Clauses" data-count="${clauses.length}" hidden>
<fieldset><legend>Status</legend><div class="line">${boxes}</div></fieldset>
<div class="form-row">
<label class="field">Text
<input type="search" name="text" placeholder="a word of a clause or a finding" autocomplete="off"></label>
${choice(
  'family',
  'Family',
  families.map(({ title }) => title),
)}
${choice('operation', 'Operation', operations)}
<button type="reset" class="button">Show all</button>
</div>
<p id="shown" class="soft small" role="status" tabindex="-1"></p>
</form>`;
};
