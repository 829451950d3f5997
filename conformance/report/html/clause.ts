import { oneLine } from '../../engine/report/printable.ts';
import type { ClauseResult, Finding, Report } from '../../engine/report/report.ts';
import { describeCause } from '../causes.ts';
import { alike } from '../grouping.ts';
import { clauseOperations } from '../matrix.ts';
import { statusLabels, statusMeanings } from '../statuses.ts';
import { type Html, html } from './escape.ts';
import { findingItem, formatPlace } from './finding.ts';
import type { Folds } from './folds.ts';

/** The maximum number of different findings of a clause with their requests. The page would otherwise be too large to send. */
const maxDetailedFindings = 10;

/** The maximum length of the expected and of the actual result next to a clause. */
const maxGistLength = 120;

/** The anchor of a clause, stable across reports. */
export function clauseAnchor({ id }: Pick<ClauseResult, 'id'>): string {
  return `clause-${id}`;
}

/** A number of clauses. */
export function counted({ length }: { readonly length: number }, noun = 'clause'): string {
  return `${length} ${noun}${length === 1 ? '' : 's'}`;
}

/** A clause: its status and sentence, and what went wrong. Its findings are rendered when it is opened. */
export function clauseItem(report: Report, folds: Folds, clause: ClauseResult): Html {
  const { id, status, family, text, findings } = clause;
  folds.addClause({
    id: clauseAnchor(clause),
    status,
    family,
    operations: [...clauseOperations(clause)].join(' '),
  });
  const [first] = findings;
  const isNew = report.comparison?.newlyBroken.includes(id) === true;
  const summary = html`<span class="badge ${status}">${statusLabels[status]}</span> <code class="id">${id}</code>${
    findings.length > 0 && html` <span class="count">${counted(findings, 'finding')}</span>`
  }${isNew && html` <span class="badge ${status}">new</span>`}<span class="text">${text}</span>${first !== undefined && gist(first)}`;
  return folds.fold(clauseAnchor(clause), 'clause', summary, clauseBody(report, folds, clause));
}

function gist(finding: Finding): Html {
  const cause = describeCause(finding);
  return html`<span class="gist">expected ${oneLine(finding.expected, maxGistLength)}<br>got ${oneLine(finding.got, maxGistLength)}${cause !== '' && html`<br>${cause}`}</span>`;
}

function clauseBody(report: Report, folds: Folds, clause: ClauseResult): Html {
  const { status, level, source, checks, operations, findings } = clause;
  const groups = alike(findings) as [Finding, ...Finding[]][];
  const [first] = groups;
  const others = groups.slice(1, maxDetailedFindings);
  const rest = groups.slice(maxDetailedFindings);
  return html`<div class="body">
<p class="meaning">${statusMeanings[status]}</p>
${clause.reason !== undefined && html`<p>Reason: ${clause.reason}</p>`}
${first && findingItem(report, first)}
${others.map((group, at) => folds.fold(`${clauseAnchor(clause)}/${at + 2}`, 'more', otherTitle(group), findingItem(report, group)))}
${rest.length > 0 && html`<p>And ${counted(rest, 'other finding')}: their requests are in report.json.</p><ul>${rest.map(([finding]) => html`<li>${formatPlace(finding)}: expected ${oneLine(finding.expected, maxGistLength)}, got ${oneLine(finding.got, maxGistLength)}</li>`)}</ul>`}
<dl class="facts">
<div><dt>Level</dt><dd>${level}</dd></div>
<div><dt>Source</dt><dd>${source}</dd></div>
<div><dt>Checked</dt><dd>${checks === 1 ? 'once' : `${checks} times`}</dd></div>
${operations.length > 0 && html`<div class="wide"><dt>Operations</dt><dd>${operations.join(', ')}</dd></div>`}
</dl>
</div>`;
}

function otherTitle([finding, ...rest]: readonly [Finding, ...Finding[]]): Html {
  return html`${formatPlace(finding)}${rest.length > 0 && html` and ${counted(rest, 'other case')}`}: got ${oneLine(finding.got, maxGistLength)}`;
}
