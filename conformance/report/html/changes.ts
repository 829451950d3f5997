import type { ClauseResult, Report } from '../../engine/report/report.ts';
import { changeLabels, describeComparison, listChanges } from '../changes.ts';
import { statusLabels } from '../statuses.ts';
import { clauseAnchor, counted } from './clause.ts';
import { type Html, html } from './escape.ts';
import type { Folds } from './folds.ts';
import { section } from './sections.ts';

/** The maximum number of newly broken clauses in the page. A longer list is rendered when it is opened, like all others. */
const maxListed = 10;

/** What changed since an earlier run. Only newly broken clauses are visible before they are opened. */
export function changes(report: Report, folds: Folds): Html {
  const { comparison } = report;
  if (!comparison) return html``;
  const differences = comparison.differences.map((difference) => html`<li>${difference}</li>`);
  return section('changes', 'Changes', [
    html`<p>${describeComparison(comparison)}.</p>${differences.length > 0 && html`<p>The runs also differ in:</p><ul>${differences}</ul>`}`,
    ...listChanges(report, comparison).map(({ change, clauses }) => {
      const list = html`<ul>${clauses.map(clauseLink)}</ul>`;
      const label = changeLabels[change];
      if (change !== 'newlyBroken' || clauses.length > maxListed)
        return folds.fold(
          `change-${change}`,
          'group',
          html`<span class="count">${counted(clauses)}</span> ${label}`,
          list,
        );
      return html`<h3>${`${label[0]?.toUpperCase()}${label.slice(1)} (${clauses.length})`}</h3>${list}`;
    }),
  ]);
}

function clauseLink(clause: ClauseResult): Html {
  return html`<li><span class="badge ${clause.status}">${statusLabels[clause.status]}</span> <a href="#${clauseAnchor(clause)}">${clause.id}</a></li>`;
}
