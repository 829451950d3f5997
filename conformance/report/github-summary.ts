import { mapStrings, oneLine, printable } from '../engine/report/printable.ts';
import type { ClauseResult, Report } from '../engine/report/report.ts';
import { againOption } from './again.ts';
import { causesFirst, describeCause } from './causes.ts';
import { changeLabels, describeComparison, listChanges } from './changes.ts';
import { formatStep } from './format-step.ts';
import { byFamily, usedStatuses } from './grouping.ts';
import { describeLeftovers } from './leftovers.ts';
import {
  describeNotOffered,
  notOfferedAdvice,
  unsupportedEntry,
  withoutAbsentOperations,
} from './not-offered.ts';
import { byRemedy } from './remedies.ts';
import { statusLabels } from './statuses.ts';
import { countsSentence, explainVerdict, runFacts, verdictLabels } from './verdict.ts';

/** GitHub refuses a summary above 1 MiB, and a much shorter one is already too long to read. */
const maxClauses = 25;

/**
 * The report as Markdown for a job's summary page: the verdict, the broken clauses and how to repeat them, what was not
 * exercised, a table by family, and the facts about the run.
 */
export function githubSummary(report: Report): string {
  const safe = mapStrings(report, printable);
  const clauses = withoutAbsentOperations(safe, safe.clauses);
  const broken = causesFirst(clauses.filter((clause) => clause.status === 'fail'));
  const warned = clauses.filter(({ status }) => status === 'waived' || status === 'warn');
  const visibleClauses = [...broken, ...warned].slice(0, maxClauses);
  const hidden = broken.length + warned.length - visibleClauses.length;
  const sections = [
    `## Conformance: ${verdictLabels[safe.verdict]}`,
    `${countsSentence(safe)}.`,
    explainVerdict(safe).map(inline).join(' '),
    comparison(safe),
    notOffered(safe),
    ...visibleClauses.map(clauseSection),
    ...(hidden > 0 ? [`And ${hidden} more: see the reports.`] : []),
    unlocks(safe),
    familyTable(safe),
    leftovers(safe),
    runFacts(safe)
      .map(([name, value]) => `- ${name}: ${inline(value)}`)
      .join('\n'),
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

function comparison(report: Report): string {
  if (!report.comparison) return '';
  const changes = listChanges(report, report.comparison).map(({ change, clauses }) => {
    const named = clauses
      .slice(0, maxClauses)
      .map(({ id, status }) => `${inline(id)} (${statusLabels[status]})`);
    const more = clauses.length - named.length;
    return `- ${changeLabels[change]}: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  });
  const differences = report.comparison.differences.map(
    (difference) => `- The runs also differ in ${inline(difference)}`,
  );
  return [
    '### Changes',
    `${inline(describeComparison(report.comparison))}.`,
    [...differences, ...changes].join('\n'),
  ]
    .filter((section) => section !== '')
    .join('\n\n');
}

function unlocks(report: Report): string {
  const lines = byRemedy(report)
    .slice(0, maxClauses)
    .map(({ remedy, clauses }) => `- ${clauses.length}: ${inline(remedy)}`);
  if (lines.length === 0) return '';
  return `### Not exercised, by reason\n\n${lines.join('\n')}`;
}

function notOffered({ notOffered: entries = [] }: Report): string {
  if (entries.length === 0) return '';
  return [
    '### Not offered by the target',
    entries.map((entry) => `- ${inline(describeNotOffered(entry))}`).join('\n'),
    notOfferedAdvice,
    fenced(entries.map((entry) => `${unsupportedEntry(entry)},`).join('\n')),
  ].join('\n\n');
}

function leftovers(report: Report): string {
  const leftoverSummary = describeLeftovers(report);
  return leftoverSummary === ''
    ? ''
    : `Left on the target: ${inline(leftoverSummary)}; the list is in the reports.`;
}

function familyTable(report: Report): string {
  const statuses = usedStatuses(report);
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['Family', ...statuses.map((status) => statusLabels[status])]),
    row([':--', ...statuses.map(() => '--:')]),
    ...byFamily(report).map(({ name, counts }) =>
      row([inline(name), ...statuses.map((status) => String(counts[status]))]),
    ),
    row(['**Total**', ...statuses.map((status) => `**${report.totals[status]}**`)]),
  ].join('\n');
}

function clauseSection(clause: ClauseResult): string {
  const [first] = clause.findings;
  const title = `### ${statusLabels[clause.status]}: ${inline(clause.id)}\n\n${inline(clause.text)}`;
  if (!first) return title;
  const again = againOption(first);
  const repeated = `${first.because ? ` (${describeCause(first)})` : ''}${first.intermittent ? ' (intermittent)' : ''}`;
  const steps = first.exchanges.map((step) => formatStep(step, { curl: 2_000, body: 300 }));
  const lines = [
    `${oneLine(first.scenario)} › ${oneLine(first.case, 200)}${repeated}`,
    `expected ${oneLine(first.expected, 500)}`,
    `got      ${oneLine(first.got, 500)}`,
    ...(first.waived === undefined ? [] : [`waived: ${oneLine(first.waived, 500)}`]),
    ...steps,
    ...(again === null ? [] : [`repeat with ${oneLine(again, 500)}`]),
  ].join('\n');
  return `${title}\n\n${fenced(lines)}`;
}

// A fence that is longer than any run of backticks in the content can't be closed by the content.
function fenced(content: string): string {
  const runs = content.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  return `${fence}text\n${content}\n${fence}`;
}

// Characters that could have a meaning in Markdown, HTML or a mention are written as character references.
function inline(value: string): string {
  return oneLine(value).replace(
    /[^\p{L}\p{N} .,;/=()?'-]/gu,
    (character) => `&#${character.codePointAt(0) ?? 0};`,
  );
}
