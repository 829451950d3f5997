import type { ClauseResult, ClauseStatus, Report } from '../../engine/report/report.ts';
import { causesFirst } from '../causes.ts';
import { byFamily, byReason } from '../grouping.ts';
import { describeNotOffered, unsupportedEntry, withoutAbsentOperations } from '../not-offered.ts';
import { byRemedy, lacks } from '../remedies.ts';
import { clauseItem, counted } from './clause.ts';
import { type Html, html } from './escape.ts';
import { copyable } from './finding.ts';
import type { Folds } from './folds.ts';

/** The maximum number of clauses, or of reasons of one kind, in a section. The others are in a fold at its end. */
const maxItems = 30;

/** A section with a heading; nothing if it has no content. */
export function section(id: string, title: string, content: readonly Html[]): Html {
  return html`${
    content.length > 0 &&
    html`<section aria-labelledby="${id}">
<h2 id="${id}" tabindex="-1">${title}</h2>
${content}</section>
`
  }`;
}

/** A list of clauses. */
function clauseList(report: Report, folds: Folds, clauses: readonly ClauseResult[]): Html {
  return html`<div class="clauses">${clauses.map((clause) => clauseItem(report, folds, clause))}</div>`;
}

/** A fold that contains clauses. */
function group(
  report: Report,
  folds: Folds,
  id: string,
  { title, clauses }: { title: string; clauses: readonly ClauseResult[] },
): Html {
  const summary = html`<span class="count">${counted(clauses)}</span> ${title}`;
  return folds.fold(id, 'group', summary, clauseList(report, folds, clauses));
}

function withMore(report: Report, folds: Folds, id: string, clauses: readonly ClauseResult[]): Html[] {
  const others = clauses.slice(maxItems);
  return [
    clauseList(report, folds, clauses.slice(0, maxItems)),
    ...(others.length > 0 ? [group(report, folds, `${id}-more`, { title: 'more', clauses: others })] : []),
  ];
}

/** The operations that the target doesn't offer, and the entries that declare them. */
export function notOffered({ notOffered: entries = [] }: Report): Html {
  if (entries.length === 0) return html``;
  const items = entries.map((entry) => html`<li>${describeNotOffered(entry)}</li>`);
  const lines = entries.map((entry) => `${unsupportedEntry(entry)},`).join('\n');
  return section('not-offered', 'Not offered by the target', [
    html`<ul>${items}</ul>
<p>If the target does not offer these operations yet, add to <code>unsupported</code> in the configuration:</p>
${copyable(lines, 'entries of unsupported')}`,
  ]);
}

/** The broken clauses, each one after the clause that causes it. */
export function failures(report: Report, folds: Folds): Html {
  const failed = causesFirst(report.clauses.filter(({ status }) => status === 'fail'));
  if (failed.length === 0) return html``;
  const own = withoutAbsentOperations(report, failed);
  const ids = new Set(own.map(({ id }) => id));
  const absent = failed.filter(({ id }) => !ids.has(id));
  const title = 'violated only at operations that the target does not offer';
  return section('failures', `Failures (${failed.length})`, [
    ...withMore(report, folds, 'failures', own),
    ...(absent.length > 0 ? [group(report, folds, 'failures-absent', { title, clauses: absent })] : []),
  ]);
}

/** The clauses that are waived, not followed or chosen differently: none of them fails a run. */
export function warnings(report: Report, folds: Folds): Html {
  const clauses = (['waived', 'warn', 'info'] as const).flatMap((kind) =>
    report.clauses.filter(({ status }) => status === kind),
  );
  if (clauses.length === 0) return html``;
  return section(
    'warnings',
    `Warnings and information (${clauses.length})`,
    withMore(report, folds, 'warnings', clauses),
  );
}

/** The errors of the run, and the clauses that have no result because of one. */
export function errors(report: Report, folds: Folds): Html {
  const items = report.errors.map(
    (error) => html`<li>${error.scenario} › ${error.case}<pre tabindex="0">${error.message}</pre></li>`,
  );
  const groups = reasonGroups(report, folds, 'error');
  if (items.length + groups.length === 0) return html``;
  return section('errors', 'Errors of the harness or the network', [
    html`<p>Errors are not violations by the target.</p>`,
    ...(items.length > 0 ? [html`<ul>${items}</ul>`] : []),
    ...groups,
  ]);
}

function reasonGroups(report: Report, folds: Folds, status: ClauseStatus): Html[] {
  return byReason(report, status).map(([title, clauses], at) =>
    group(report, folds, `${status}-${at + 1}`, { title, clauses }),
  );
}

/** The clauses that were not checked, by what they lack, with what to do. */
export function notExercised(report: Report, folds: Folds): Html {
  const remedies = byRemedy(report).map((remedy, at) => ({ ...remedy, id: `missing-${at + 1}` }));
  const kinds = Object.entries(lacks).flatMap(([lack, { title, advice }]) => {
    const own = remedies.filter((remedy) => remedy.lack === lack);
    if (own.length === 0) return [];
    const groups = own.map(({ id, remedy, clauses }) => group(report, folds, id, { title: remedy, clauses }));
    const others = groups.slice(maxItems);
    return [
      html`<h3>${title}</h3>
<p>${advice}</p>
${groups.slice(0, maxItems)}${others.length > 0 && folds.fold(`missing-${lack}`, 'group', html`${others.length} more reasons`, html`${others}`)}`,
    ];
  });
  const unsupported = reasonGroups(report, folds, 'unsupported');
  if (kinds.length + unsupported.length === 0) return html``;
  return section(
    'not-exercised',
    `Not exercised (${report.totals['not-exercised'] + report.totals.unsupported})`,
    [
      ...kinds,
      ...(unsupported.length > 0
        ? [
            html`<h3>Declared unsupported</h3>
<p>Remove the entry from <code>unsupported</code> in the configuration once the target offers it.</p>
${unsupported}`,
          ]
        : []),
    ],
  );
}

/** The clauses that passed, by family. */
export function passed(report: Report, folds: Folds): Html {
  const clauses = report.clauses.filter(({ status }) => status === 'pass');
  if (clauses.length === 0) return html``;
  const families = byFamily({ ...report, clauses }).map(
    (family) => html`<section class="family" aria-label="${family.name}">
<h3>${family.name}</h3>
${clauseList(report, folds, family.clauses)}
</section>
`,
  );
  return section('passed', `Passed (${clauses.length})`, [
    folds.fold(
      'passed-clauses',
      'group',
      html`<span class="count">${counted(clauses)}</span> by family`,
      html`${families}`,
    ),
  ]);
}
