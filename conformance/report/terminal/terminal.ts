import { mapStrings, printable } from '../../engine/report/printable.ts';
import type { ClauseResult, Report } from '../../engine/report/report.ts';
import { byReason } from '../grouping.ts';
import { countsSentence, runFacts, verdictExplained, verdictLabels } from '../verdict.ts';
import { familyTable } from './family-table.ts';
import { findingsSection } from './findings.ts';
import type { Style } from './style.ts';
import { wrap } from './wrap.ts';

/** The most broken clauses named next to the verdict. */
const clausesNamed = 10;

/**
 * The report for a terminal or a log: the facts of the run, a table by family, each finding, the clauses that were not
 * judged and why, leftovers, the files written, and the verdict last.
 */
export function renderTerminal(report: Report, style: Style, files: readonly string[] = []): string {
  const safe = mapStrings(report, printable);
  const sections = [
    head(safe, style),
    familyTable(safe, style),
    ...findingsSection(safe, style),
    reasons(safe, 'not-exercised', 'Not exercised', style),
    reasons(safe, 'unsupported', 'Declared unsupported', style),
    reasons(safe, 'error', 'Not judged because of an error', style),
    leftovers(safe, style),
    errors(safe, style),
    list('Reports', files.map(printable), style),
    verdict(safe, style),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

function head(report: Report, style: Style): string {
  return runFacts(report)
    .map(([name, value]) => `${style.dim(name.padEnd(13))} ${value}`)
    .join('\n');
}

function reasons(
  report: Report,
  status: 'not-exercised' | 'unsupported' | 'error',
  title: string,
  style: Style,
): string {
  const groups = byReason(report, status);
  if (groups.length === 0) return '';
  return [
    style.bold(`${title} (${report.totals[status]})`),
    ...groups.map(([reason, clauses]) =>
      [
        wrap(`${reason} (${clauses.length})`, style.width, '  '),
        style.dim(wrap(names(clauses), style.width, '    ')),
      ].join('\n'),
    ),
  ].join('\n');
}

function leftovers(report: Report, style: Style): string {
  return list(
    'Left on the target',
    report.leftovers.map(({ kind, id, why }) => `${kind} ${id}: ${why}`),
    style,
  );
}

function errors(report: Report, style: Style): string {
  return list(
    'Errors of the harness or the network',
    report.errors.map((error) => `${error.scenario} › ${error.case}: ${error.message}`),
    style,
  );
}

function list(title: string, lines: readonly string[], style: Style): string {
  if (lines.length === 0) return '';
  return [style.bold(title), ...lines.map((line) => wrap(line, style.width, '  '))].join('\n');
}

function verdict(report: Report, style: Style): string {
  const broken = report.clauses.filter((clause) => clause.status === 'fail');
  const more = broken.length - clausesNamed;
  const title = verdictLabels[report.verdict].toUpperCase();
  return [
    style.verdict[report.verdict](style.bold(`${title} (exit code ${report.exitCode})`)),
    wrap(countsSentence(report), style.width, '  '),
    ...(broken.length > 0
      ? [
          wrap(
            `broken: ${names(broken.slice(0, clausesNamed))}${more > 0 ? ` and ${more} more` : ''}`,
            style.width,
            '  ',
          ),
        ]
      : []),
    ...verdictExplained(report).map((sentence) => wrap(sentence, style.width, '  ')),
  ].join('\n');
}

function names(clauses: readonly ClauseResult[]): string {
  return clauses.map(({ id }) => id).join(', ');
}
