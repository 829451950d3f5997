import { operationList } from '@workspace-api/contract';
import type { Report } from '../../engine/report/report.ts';
import { byFamily, usedStatuses } from '../grouping.ts';
import { clauseOperations } from '../matrix.ts';
import { statusLabels, statusMeanings } from '../statuses.ts';
import { type Html, html } from './escape.ts';

/** The filters, hidden until the script runs. */
export function filterForm(report: Report): Html {
  const boxes = usedStatuses(report).map(
    (status) =>
      html`<label class="choice" title="${statusMeanings[status]}"><input type="checkbox" name="status" value="${status}" checked> <span class="badge ${status}">${statusLabels[status]}</span> ${report.totals[status]}</label>`,
  );
  const used = new Set(report.clauses.flatMap((clause) => [...clauseOperations(clause)]));
  const operations = operationList.map(({ id }) => id).filter((id) => used.has(id));
  return html`<details id="find" hidden><summary>Find clauses</summary>
<form id="filters" role="search" aria-label="Clauses">
<fieldset><legend>Status</legend>${boxes}</fieldset>
${choice(
  'family',
  'Family',
  byFamily(report).map(({ name }) => name),
)}
${choice('operation', 'Operation', operations)}
<label class="field">Text
<input type="search" name="text" placeholder="a word of a clause or a finding" autocomplete="off"></label>
<button type="reset">Show all</button>
</form>
<p id="shown" role="status" tabindex="-1"></p>
</details>`;
}

function choice(name: string, label: string, values: readonly string[]): Html {
  return html`<label class="field">${label}
<select name="${name}"><option value="">all</option>${values.map((value) => html`<option>${value}</option>`)}</select></label>`;
}
