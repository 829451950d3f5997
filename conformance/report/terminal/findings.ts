import type { ClauseResult, Finding, Report, ReportedExchange } from '../../engine/report/report.ts';
import { againOption } from '../again.ts';
import { causesFirst, describeCause } from '../causes.ts';
import { formatStep } from '../format-step.ts';
import { alike } from '../grouping.ts';
import { withoutAbsentOperations } from '../not-offered.ts';
import { reportFiles } from '../report-files.ts';
import { statusLabels } from '../statuses.ts';
import type { Style } from './style.ts';
import { wrap } from './wrap.ts';

/** The maximum length of a body to show, in characters. The other reports show more. */
const maxBodyLength = 300;

/** How much of a clause to show. The other reports contain everything. */
type Extent = {
  /** The number of groups of similar findings shown in full; the others are named. */
  groups: number;
  /** The number of cases to name from the groups that are not shown in full. */
  named: number;
  withRequests: boolean;
};

const full: Extent = { groups: 3, named: 10, withRequests: true };
/** Findings that don't count against the target take a few lines. */
const brief: Extent = { groups: 1, named: 2, withRequests: false };

const extents = { fail: full, waived: full, warn: brief, info: brief } as const;

/** Every clause with findings, broken musts first. Recommendations and provisional choices are shown without requests. */
export function findingsSection(report: Report, style: Style): string[] {
  const clauses = withoutAbsentOperations(report, report.clauses);
  return (['fail', 'waived', 'warn', 'info'] as const).flatMap((status) =>
    causesFirst(clauses.filter((clause) => clause.status === status)).map((clause) =>
      clauseFindings(clause, status, style),
    ),
  );
}

function clauseFindings(clause: ClauseResult, status: keyof typeof extents, style: Style): string {
  const groups = alike(clause.findings);
  const extent = extents[status];
  const visibleGroups = groups.slice(0, extent.groups);
  const hidden = groups.slice(extent.groups).flat();
  const title = `${style.status[status](style.bold(statusLabels[status].toUpperCase()))} ${style.bold(clause.id)}`;
  return [
    title,
    wrap(clause.text, style.width, '  '),
    style.dim(wrap(`${clause.level}, from “${clause.source}”`, style.width, '  ')),
    ...(clause.reason === undefined ? [] : [wrap(`waived: ${clause.reason}`, style.width, '  ')]),
    ...visibleGroups.map((group) => findingGroup(group, extent, style)),
    ...(hidden.length > 0
      ? ['', others(`and ${hidden.length} similar findings at`, hidden, extent, style)]
      : []),
  ].join('\n');
}

function findingGroup(group: Finding[], { withRequests, ...extent }: Extent, style: Style): string {
  const [first, ...rest] = group as [Finding, ...Finding[]];
  const again = againOption(first);
  const repeated = first.intermittent ? 'intermittent: it did not recur when repeated' : '';
  return [
    '',
    wrap(
      [`${first.scenario} › ${first.case}`, describeCause(first), repeated].filter(Boolean).join(' – '),
      style.width,
      '  ',
    ),
    labelled('expected', first.expected, style),
    labelled('got', first.got, style),
    ...(withRequests ? first.exchanges.map((exchange) => formatExchange(exchange, style)) : []),
    ...(again === null ? [] : [`    ${style.dim('repeat with')} ${again}`]),
    ...(rest.length > 0 ? [others('the same at', rest, extent, style)] : []),
  ].join('\n');
}

function labelled(label: string, value: string, style: Style): string {
  const head = `    ${label.padEnd(9)}`;
  const lines = wrap(value, style.width, ' '.repeat(head.length));
  return `    ${style.dim(label.padEnd(9))}${lines.slice(head.length)}`;
}

// A command stays on one line, however long, so that it can be copied.
function formatExchange(exchange: ReportedExchange, style: Style): string {
  const [command = '', ...result] = formatStep(exchange, { body: maxBodyLength }).split('\n');
  return [`    ${command}`, ...result.map((line) => style.dim(wrap(line, style.width, '      ')))].join('\n');
}

function others(label: string, findings: Finding[], { named }: Pick<Extent, 'named'>, style: Style): string {
  const cases = findings.slice(0, named).map(formatPlace).join(', ');
  const more = findings.length > named ? ` and ${findings.length - named} more in ${reportFiles.html}` : '';
  return wrap(`${label} ${cases}${more}`, style.width, '    ');
}

function formatPlace(finding: Finding): string {
  const again = againOption(finding);
  return again === null ? finding.case : `${finding.case} (${again})`;
}
