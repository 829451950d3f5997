import { operationList } from '@workspace-api/contract';
import { statusMeanings } from '../../engine/report/report.ts';
import { type ClauseView, formatStatus, tones } from '../clause-view.ts';
import type { View } from '../view.ts';
import { deferred, type Html, html } from './escape.ts';
import { badge, filterLink, fold } from './parts.ts';

/** A table in a box that the keyboard can scroll. */
const table = (
  caption: string,
  kind: string,
  heads: readonly (Html | string)[],
  rows: readonly Html[],
): Html =>
  html`<div class="scroll ${kind}" tabindex="0" role="region" aria-label="${caption}">
<table>
<caption>${caption}</caption>
<thead><tr>${heads.map((head) => html`<th scope="col"><span>${head}</span></th>`)}</tr></thead>
<tbody>${rows}</tbody>
</table>
</div>`;

const tableRow = (title: Html | string, cells: readonly Html[]): Html =>
  html`<tr><th scope="row">${title}</th>${cells}</tr>`;

/** The number of clauses of each family with each status. Statuses that don't occur have no column. */
export const familyTable = ({ families, statuses, report: { totals } }: View): Html => {
  const row = (title: Html | string, counts: View['report']['totals']): Html =>
    tableRow(
      title,
      statuses.map(
        (status) => html`<td class="${counts[status] > 0 ? tones[status] : ''}">${counts[status]}</td>`,
      ),
    );
  return table(
    'Number of clauses by family and status',
    '',
    ['Family', ...statuses.map(formatStatus)],
    [
      ...families.map(({ title, counts }) => row(filterLink({ family: title }, title), counts)),
      row('Total', totals),
    ],
  );
};

/** The kinds of results of a clause at an operation, each with its sign and its style. The sign differs as well as the color. */
const kinds = {
  failed: ['✗', 'bad'],
  differs: ['!', 'warn'],
  'not exercised': ['○', ''],
  passed: ['✓', 'good'],
} as const;
type CellKind = keyof typeof kinds;
const cellKinds = Object.keys(kinds) as CellKind[];

const sign = (kind: CellKind, content: string | number): Html =>
  html`<span class="sign ${kinds[kind][1]}">${kinds[kind][0]} ${content}</span> `;

const matrixCell = (cell: readonly CellKind[], operation: string, family: string): Html => {
  if (cell.length === 0) return html`<td></td>`;
  const counts = cellKinds
    .map((kind) => [kind, cell.filter((each) => each === kind).length] as const)
    .filter(([, count]) => count > 0);
  const title = `${operation}, ${family}: ${counts.map(([kind, count]) => `${count} ${kind}`).join(', ')}`;
  const signs = counts.map(([kind, count]) => sign(kind, count));
  return html`<td>${filterLink({ operation, family }, html`${signs}`, title)}</td>`;
};

/** The results by operation and family, with links to the clauses. It is rendered when it is opened. */
export const matrixFold = (view: View): Html => {
  const { families, rows } = createMatrix(view);
  if (rows.length === 0) return html``;
  const content = html`<p class="legend">${cellKinds.map((kind) => sign(kind, kind))}</p>
${table(
  'Number of clauses by operation and family. A cell links to its clauses.',
  'matrix',
  ['Operation', ...families],
  rows.map(({ operation, cells }) =>
    tableRow(
      filterLink({ operation }, operation),
      cells.map((cell, at) => matrixCell(cell, operation, families[at] ?? '')),
    ),
  ),
)}`;
  return fold('matrix', 'group', html`By operation and family`, deferred(content));
};

const choice = (name: string, label: string, values: readonly string[]): Html =>
  html`<label class="field">${label}
<select name="${name}"><option value="">all</option>${values.map((value) => html`<option>${value}</option>`)}</select></label>`;

/** The filters, hidden until the script runs. */
export const filterForm = ({ clauses, families, statuses, report: { totals } }: View): Html => {
  const used = new Set(clauses.flatMap(({ about }) => [...about]));
  const operations = operationList.map(({ id }) => id).filter((id) => used.has(id));
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

const getKind = ({ status, findings, operations }: ClauseView, operation: string): CellKind => {
  const isBroken = findings.some((finding) => finding.operation === operation);
  if (isBroken && status === 'fail') return 'failed';
  if (isBroken && ['waived', 'warn', 'info'].includes(status)) return 'differs';
  return operations.includes(operation) ? 'passed' : 'not exercised';
};

/**
 * The results by operation (rows) and family (columns), in the order of the contract. Operations and families without a clause
 * are omitted. A cell has the kinds of its clauses; it is empty if no clause of the family is about the operation.
 */
export const createMatrix = ({ families }: Pick<View, 'families'>) => {
  const operations: readonly string[] = operationList.map(({ id }) => id);
  const toCell = (clauses: readonly ClauseView[], operation: string): CellKind[] =>
    clauses.filter(({ about }) => about.has(operation)).map((clause) => getKind(clause, operation));
  const columns = families.filter(({ clauses }) =>
    operations.some((operation) => toCell(clauses, operation).length > 0),
  );
  const rows = operations
    .map((operation) => ({ operation, cells: columns.map(({ clauses }) => toCell(clauses, operation)) }))
    .filter(({ cells }) => cells.some(({ length }) => length > 0));
  return { families: columns.map(({ title }) => title), rows };
};
