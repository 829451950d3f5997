import { mapStrings, printable } from '../../engine/report/printable.ts';
import type { ClauseResult, Report } from '../../engine/report/report.ts';
import { changeLabels, describeComparison, listChanges } from '../changes.ts';
import { byReason } from '../grouping.ts';
import { describeLeftovers } from '../leftovers.ts';
import {
  describeNotOffered,
  notOfferedAdvice,
  unsupportedEntry,
  withoutAbsentOperations,
} from '../not-offered.ts';
import { byRemedy, type Remedy } from '../remedies.ts';
import { reportFiles } from '../report-files.ts';
import { countsSentence, explainVerdict, runFacts, verdictLabels } from '../verdict.ts';
import { familyTable } from './family-table.ts';
import { findingsSection } from './findings.ts';
import type { Style } from './style.ts';
import { wrap } from './wrap.ts';

/** The maximum number of remedies to show. The other reports show every clause with its reason. */
const maxRemedies = 15;

/** The maximum number of broken clauses named next to the verdict. */
const clausesNamed = 10;

/**
 * The report for a terminal or a log. The verdict comes first and last. Between them are the violated and waived clauses,
 * warnings and information, the remedies that let a run check more, a table by family, and the files with all details.
 */
export function renderTerminal(report: Report, style: Style, files: readonly string[] = []): string {
  const safe = mapStrings(report, printable);
  const sections = [
    verdictLine(safe, style),
    head(safe, style),
    notOffered(safe, style),
    ...findingsSection(safe, style),
    errors(safe, style),
    reasons(safe, 'error', 'Not checked because of an error', style),
    unlocks(safe, style),
    reasons(safe, 'unsupported', 'Declared unsupported', style),
    comparison(safe, style),
    familyTable(safe, style),
    list('Reports', files.map(printable), style),
    leftovers(safe, style),
    verdict(safe, style),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

function verdictLine(report: Report, style: Style): string {
  const title = verdictLabels[report.verdict].toUpperCase();
  return `${style.verdict[report.verdict](style.bold(title))}\n${wrap(countsSentence(report), style.width, '  ')}`;
}

/** The remedies that let the next run check more, each with its number of clauses. */
function unlocks(report: Report, style: Style): string {
  const groups = byRemedy(report);
  if (groups.length === 0) return '';
  const formatGroup = ({ remedy, clauses }: Remedy) => `${clauses.length}: ${remedy}`;
  const remedies = groups.filter(({ lack }) => lack !== 'scenario');
  const last = groups.filter(({ lack }) => lack === 'scenario');
  const rest = remedies.slice(maxRemedies).reduce((sum, { clauses }) => sum + clauses.length, 0);
  const lines = [
    ...remedies.slice(0, maxRemedies).map(formatGroup),
    ...(rest > 0 ? [`${rest}: other reasons, in ${reportFiles.html}`] : []),
    ...last.map(formatGroup),
  ];
  return [
    style.bold(`Not exercised (${report.totals['not-exercised']}), by reason`),
    ...lines.map((line) => wrap(line, style.width, '  ')),
  ].join('\n');
}

function head(report: Report, style: Style): string {
  return runFacts(report)
    .map(([name, value]) => `${style.dim(name.padEnd(13))} ${value}`)
    .join('\n');
}

function reasons(report: Report, status: 'unsupported' | 'error', title: string, style: Style): string {
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

/** What changed since an earlier run. All newly broken clauses are named, and some of the others. */
function comparison(report: Report, style: Style): string {
  if (!report.comparison) return '';
  return [
    style.bold('Changes'),
    wrap(`${describeComparison(report.comparison)}.`, style.width, '  '),
    ...report.comparison.differences.map((difference) =>
      wrap(`The runs also differ in ${difference}.`, style.width, '  '),
    ),
    ...listChanges(report, report.comparison).map(({ change, clauses }) => {
      const named = change === 'newlyBroken' ? clauses : clauses.slice(0, clausesNamed);
      const more = clauses.length - named.length;
      const list = `${changeLabels[change]}: ${names(named)}${more > 0 ? ` and ${more} more in ${reportFiles.html}` : ''}`;
      return wrap(list, style.width, '  ');
    }),
  ].join('\n');
}

function leftovers(report: Report, style: Style): string {
  const leftoverSummary = describeLeftovers(report);
  if (leftoverSummary === '') return '';
  return wrap(
    `Left on the target: ${leftoverSummary}; the list is in ${reportFiles.html} and ${reportFiles.json}.`,
    style.width,
  );
}

function notOffered({ notOffered: entries = [] }: Report, style: Style): string {
  if (entries.length === 0) return '';
  return [
    style.bold('Not offered by the target'),
    ...entries.map((entry) => wrap(describeNotOffered(entry), style.width, '  ')),
    wrap(notOfferedAdvice, style.width, '  '),
    // A line to paste isn't wrapped.
    ...entries.map((entry) => `    ${unsupportedEntry(entry)},`),
  ].join('\n');
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
  const failed = report.clauses.filter((clause) => clause.status === 'fail');
  const broken = withoutAbsentOperations(report, failed);
  const more = failed.length - Math.min(broken.length, clausesNamed);
  const title = verdictLabels[report.verdict].toUpperCase();
  return [
    style.verdict[report.verdict](style.bold(`${title} (exit code ${report.exitCode})`)),
    wrap(countsSentence(report), style.width, '  '),
    ...(failed.length > 0
      ? [
          wrap(
            `violated: ${[names(broken.slice(0, clausesNamed)), more > 0 ? `${more} more` : ''].filter(Boolean).join(' and ')}`,
            style.width,
            '  ',
          ),
        ]
      : []),
    ...explainVerdict(report).map((sentence) => wrap(sentence, style.width, '  ')),
  ].join('\n');
}

function names(clauses: readonly ClauseResult[]): string {
  return clauses.map(({ id }) => id).join(', ');
}
