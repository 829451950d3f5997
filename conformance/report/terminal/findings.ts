import { oneLine } from '../../engine/report/printable.ts';
import type {
  ClauseResult,
  ClauseStatus,
  Finding,
  Report,
  ReportedExchange,
} from '../../engine/report/report.ts';
import { shellQuote } from '../../engine/report/shell-quote.ts';
import { causeInWords, causesFirst } from '../causes.ts';
import { alike } from '../grouping.ts';
import { statusLabels } from '../statuses.ts';
import type { Style } from './style.ts';
import { wrap } from './wrap.ts';

/** The longest part of a body that is shown, in characters; the other reports show more. */
const bodyShown = 300;

/** The groups of similar findings shown in full per clause; the others are named. */
const groupsShown = 3;

/** Every finding, broken musts first. A provisional choice is shown without requests. */
export function findingsSection(report: Report, style: Style): string[] {
  return (['fail', 'waived', 'warn', 'info'] as const).flatMap((status) =>
    causesFirst(report.clauses.filter((clause) => clause.status === status)).map((clause) =>
      clauseFindings(clause, status, style),
    ),
  );
}

function clauseFindings(clause: ClauseResult, status: ClauseStatus, style: Style): string {
  const groups = alike(clause.findings);
  const shown = groups.slice(0, groupsShown);
  const hidden = groups.slice(groupsShown).flat();
  const title = `${style.status[status](style.bold(statusLabels[status].toUpperCase()))} ${style.bold(clause.id)}`;
  return [
    title,
    wrap(clause.text, style.width, '  '),
    style.dim(wrap(`${clause.level}, from “${clause.source}”`, style.width, '  ')),
    ...(clause.reason === undefined ? [] : [wrap(`waived: ${clause.reason}`, style.width, '  ')]),
    ...shown.map((group) => findingGroup(group, status !== 'info', style)),
    ...(hidden.length > 0 ? ['', others(`and ${hidden.length} more like these at`, hidden, style)] : []),
  ].join('\n');
}

function findingGroup(group: Finding[], withRequests: boolean, style: Style): string {
  const [first, ...rest] = group as [Finding, ...Finding[]];
  const repeated = first.intermittent ? 'intermittent: it did not recur when repeated' : '';
  return [
    '',
    wrap(
      [`${first.scenario} › ${first.case}`, causeInWords(first), repeated].filter(Boolean).join(' – '),
      style.width,
      '  ',
    ),
    labelled('expected', first.expected, style),
    labelled('got', first.got, style),
    ...(withRequests ? first.exchanges.map((exchange) => shownExchange(exchange, style)) : []),
    `    ${style.dim('repeat with')} --replay ${shellQuote(first.replay)}`,
    ...(rest.length > 0 ? [others('the same at', rest, style)] : []),
  ].join('\n');
}

function labelled(label: string, text: string, style: Style): string {
  const head = `    ${label.padEnd(9)}`;
  const lines = wrap(text, style.width, ' '.repeat(head.length));
  return `    ${style.dim(label.padEnd(9))}${lines.slice(head.length)}`;
}

// A command stays on one line, however long: that is how it can be copied.
function shownExchange(exchange: ReportedExchange, style: Style): string {
  const answer = exchange.status === null ? 'no answer' : `→ ${exchange.status}`;
  const body = oneLine(exchange.body, bodyShown);
  return [`    $ ${exchange.curl}`, style.dim(wrap(`${answer} ${body}`, style.width, '      '))].join('\n');
}

function others(label: string, findings: Finding[], style: Style): string {
  const cases = findings
    .map((finding) => `${finding.case} (--replay ${shellQuote(finding.replay)})`)
    .join(', ');
  return wrap(`${label} ${cases}`, style.width, '    ');
}
