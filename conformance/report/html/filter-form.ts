import type { Report } from '../../engine/report/report.ts';
import { clauseStatuses } from '../../engine/report/report.ts';
import { statusLabels, statusMeanings } from '../statuses.ts';
import { type Html, html } from './escape.ts';

/** The filters, hidden until the script runs. */
export function filterForm(report: Report, families: readonly string[]): Html {
  const boxes = clauseStatuses
    .filter((status) => report.totals[status] > 0)
    .map(
      (status) =>
        html`<label class="choice" title="${statusMeanings[status]}"><input type="checkbox" name="status" value="${status}" checked> <span class="badge ${status}">${statusLabels[status]}</span> ${report.totals[status]}</label>`,
    );
  return html`<form id="filters" role="search" aria-label="Clauses" hidden>
<fieldset><legend>Status</legend>${boxes}</fieldset>
<label class="field">Family
<select name="family"><option value="">all</option>${families.map((family) => html`<option>${family}</option>`)}</select></label>
<label class="field">Text
<input type="search" name="text" placeholder="a clause, an operation, a word" autocomplete="off"></label>
<div class="buttons"><button type="reset">Show all</button> <button type="button" id="expand">Expand all</button></div>
<p id="shown" role="status"></p>
</form>`;
}
