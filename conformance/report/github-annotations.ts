import { mapStrings, oneLine, printable } from '../engine/report/printable.ts';
import type { ClauseResult, Report } from '../engine/report/report.ts';
import { againOption } from './again.ts';
import { causesFirst } from './causes.ts';
import { describeNotOffered, unsupportedEntry, withoutAbsentOperations } from './not-offered.ts';
import { verdictLabels } from './verdict.ts';

/** GitHub shows at most this many annotations of each kind per step. */
const maxAnnotations = 10;

/**
 * Workflow commands that annotate a run on GitHub. A broken clause is an error. A violated `should` or an error of the harness
 * is a warning. If there are more than GitHub shows, the last annotation has the number of the others.
 */
export function githubAnnotations(report: Report): string[] {
  const safe = mapStrings(report, printable);
  const clauses = withoutAbsentOperations(safe, safe.clauses);
  const absent = (safe.notOffered ?? []).map((entry) => ({
    title: `not offered: ${Object.values(entry.declaration).join()}`,
    message: `${describeNotOffered(entry)}\nunsupported: [${unsupportedEntry(entry)}]`,
  }));
  const failed = causesFirst(clauses.filter((clause) => clause.status === 'fail')).map(describe);
  const broken = [...absent, ...failed];
  const warned = clauses.filter(({ status }) => status === 'waived' || status === 'warn').map(describe);
  const errors = safe.errors.map((error) => ({
    title: `error in ${oneLine(error.scenario, 100)}`,
    message: `${oneLine(error.case, 200)}: ${error.message}`,
  }));
  const verdict = `conformance: ${verdictLabels[safe.verdict]}`;
  return [
    ...atMost(broken, verdict).map(({ title, message }) => command('error', title, message)),
    ...atMost([...warned, ...errors], verdict).map(({ title, message }) =>
      command('warning', title, message),
    ),
  ];
}

type Annotation = { title: string; message: string };

function describe(clause: ClauseResult): Annotation {
  const [first] = clause.findings;
  const where = first ? `\n${first.scenario} › ${oneLine(first.case, 200)}` : '';
  const difference = first
    ? `\nexpected ${oneLine(first.expected, 300)}\ngot ${oneLine(first.got, 300)}`
    : '';
  const waived = first?.waived === undefined ? '' : `\nwaived: ${oneLine(first.waived, 300)}`;
  const again = first && first.replay !== null ? `\n${againOption(first)}` : '';
  return { title: clause.id, message: `${clause.text}${where}${difference}${waived}${again}` };
}

function atMost(annotations: Annotation[], title: string): Annotation[] {
  if (annotations.length <= maxAnnotations) return annotations;
  const visibleAnnotations = annotations.slice(0, maxAnnotations - 1);
  return [
    ...visibleAnnotations,
    { title, message: `and ${annotations.length - visibleAnnotations.length} more: see the reports` },
  ];
}

// https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts: characters that end a line or a property are
// encoded.
function command(kind: 'error' | 'warning', title: string, message: string): string {
  return `::${kind} title=${escapeProperty(title)}::${escapeData(message)}`;
}

function escapeData(value: string): string {
  return value.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(value: string): string {
  return escapeData(value).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
