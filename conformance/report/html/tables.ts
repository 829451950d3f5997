import type { Report } from '../../engine/report/report.ts';
import { byFamily, usedStatuses } from '../grouping.ts';
import { type Cell, type CellKind, cellKinds, createMatrix } from '../matrix.ts';
import { statusLabels } from '../statuses.ts';
import { type Html, html } from './escape.ts';
import type { Folds } from './folds.ts';

/** A link that filters the clauses of the page. The script reads its members. */
function filterLink(filter: Readonly<Record<string, string>>): string {
  return `#${new URLSearchParams(filter)}`;
}

/** The number of clauses of each family with each status. Statuses that don't occur have no column. */
export function familyTable(report: Report): Html {
  const statuses = usedStatuses(report);
  const heads = statuses.map((status) => html`<th scope="col">${statusLabels[status]}</th>`);
  const cells = (counts: Report['totals']) =>
    statuses.map((status) =>
      counts[status] > 0 ? html`<td class="${status}">${counts[status]}</td>` : html`<td class="none">0</td>`,
    );
  const rows = byFamily(report).map(
    ({ name, counts }) =>
      html`<tr><th scope="row"><a href="${filterLink({ family: name })}">${name}</a></th>${cells(counts)}</tr>`,
  );
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Table of families">
<table>
<caption>Number of clauses by family and status</caption>
<thead><tr><th scope="col">Family</th>${heads}</tr></thead>
<tbody>${rows}</tbody>
<tfoot><tr><th scope="row">Total</th>${cells(report.totals)}</tr></tfoot>
</table>
</div>`;
}

/** The sign and the style of each kind of result. The sign differs as well as the color. */
const kinds: Readonly<Record<CellKind, { sign: string; style: string }>> = {
  failed: { sign: '✗', style: 'fail' },
  differs: { sign: '!', style: 'warn' },
  'not exercised': { sign: '○', style: 'not-exercised' },
  passed: { sign: '✓', style: 'pass' },
};

/** The results by operation and family, with links to the clauses. It is rendered when it is opened. */
export function matrixFold(report: Report, folds: Folds): Html {
  const { families, rows } = createMatrix(report);
  if (rows.length === 0) return html``;
  const heads = families.map((family) => html`<th scope="col"><span>${family}</span></th>`);
  const lines = rows.map(
    ({ operation, cells }) =>
      html`<tr><th scope="row"><a href="${filterLink({ operation })}">${operation}</a></th>${cells.map((cell, at) => matrixCell(cell, operation, families[at] ?? ''))}</tr>`,
  );
  const legend = cellKinds.map(
    (kind) => html`<span class="sign ${kinds[kind].style}">${kinds[kind].sign} ${kind}</span> `,
  );
  const table = html`<p class="legend">${legend}</p>
<div class="scroll matrix" tabindex="0" role="region" aria-label="Results by operation and family">
<table>
<caption>Number of clauses by operation and family. A cell links to its clauses.</caption>
<thead><tr><th scope="col">Operation</th>${heads}</tr></thead>
<tbody>${lines}</tbody>
</table>
</div>`;
  return folds.fold('matrix', 'group', html`By operation and family`, table);
}

function matrixCell(cell: Cell | null, operation: string, family: string): Html {
  if (cell === null) return html`<td></td>`;
  const used = cellKinds.filter((kind) => cell[kind] > 0);
  const name = `${operation}, ${family}: ${used.map((kind) => `${cell[kind]} ${kind}`).join(', ')}`;
  const counts = used.map(
    (kind) =>
      html`<span class="sign ${kinds[kind].style}" aria-hidden="true">${kinds[kind].sign} ${cell[kind]}</span>`,
  );
  return html`<td><a href="${filterLink({ operation, family })}"><span class="unseen">${name}</span>${counts}</a></td>`;
}
