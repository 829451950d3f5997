import type { Report, Verdict } from '../engine/report/report.ts';
import { usedStatuses } from './grouping.ts';
import { statusLabels } from './statuses.ts';

/** The label of each verdict. */
export const verdictLabels: Record<Verdict, string> = {
  conformant: 'conformant',
  partial: 'partial',
  'not-conformant': 'not conformant',
};

/** The count of every status that occurs: '16 clauses: 12 pass, 1 fail, 3 not exercised'. */
export function countsSentence(report: Report): string {
  const parts = usedStatuses(report).map((status) => `${report.totals[status]} ${statusLabels[status]}`);
  const count = report.clauses.length === 1 ? '1 clause' : `${report.clauses.length} clauses`;
  return parts.length > 0 ? `${count}: ${parts.join(', ')}` : 'no clause was checked';
}

/** Explains the verdict and the next steps. */
export function explainVerdict(report: Report): string[] {
  const { totals } = report;
  if (report.trace) return traceExplained(report);
  const intermittent = report.clauses.filter(
    ({ status, findings }) => status === 'fail' && findings.every((finding) => finding.intermittent),
  ).length;
  const sentences: string[] = [];
  if (report.verdict === 'conformant') {
    const isFollowed = totals.warn === 0 && totals.waived === 0;
    sentences.push(
      `Every must and should clause was checked, and the target satisfies ${isFollowed ? 'all of them' : 'every must'}.`,
    );
  }
  if (report.verdict === 'partial') sentences.push(partialExplained(report), exitCodeExplained(report));
  if (report.verdict === 'not-conformant') {
    sentences.push(
      `${clauses(totals.fail)} violated. Each finding shows the shortest sequence of requests and the --replay id that repeats it.`,
    );
    if (intermittent > 0) sentences.push(`${intermittent} of them did not recur when repeated.`);
  }
  if (totals.error > 0 || report.errors.length > 0) {
    sentences.push(
      'Errors are not violations, but they make the run incomplete. Each error names what to do before the next run.',
    );
  }
  if (totals.waived > 0) {
    sentences.push(
      `Waived (${totals.waived}): a broken clause that a waiver accepts. A run with a waived must is partial at best.`,
    );
  }
  if (totals.warn > 0)
    sentences.push(`Warning (${totals.warn}): a recommendation that the target does not follow.`);
  if (totals.info > 0) {
    sentences.push(
      `Information (${totals.info}): a difference where the service document leaves a choice. It never counts against the target.`,
    );
  }
  return sentences;
}

function partialExplained({ clauses }: Report): string {
  if (clauses.some(({ level, status }) => level === 'must' && status === 'waived'))
    return 'No clause is violated except those that the configuration waives.';
  const isIncomplete = clauses.some(
    ({ level, status }) =>
      level !== 'provisional' &&
      (status === 'unsupported' || status === 'not-exercised' || status === 'error'),
  );
  if (!isIncomplete) return 'No clause is violated, but the run had errors.';
  return (
    'No clause is violated, but some could not be checked. Each reason names what is missing: ' +
    'a driver capability, a token scope, or data.'
  );
}

/** The meaning of the exit codes of a traffic report, if the preceding sentences don't explain it. */
const exitWithTrace: Readonly<Record<number, string>> = {
  0: ': a trace passes if no clause is violated',
  3: ': the report has errors, so it is incomplete',
};

/**
 * Explains the verdict on recorded or observed traffic: a trace can show broken clauses, but can't prove that there are none.
 */
function traceExplained({ verdict, totals, exitCode }: Report): string[] {
  return [
    verdict === 'not-conformant'
      ? `${clauses(totals.fail)} violated. Each finding shows the requests that led to it.`
      : 'The observed traffic violates no clause. Behavior without traffic was not checked: run the gate for a full verdict.',
    ...(totals.waived > 0 ? [`Waived (${totals.waived}): a violated clause that a waiver accepts.`] : []),
    `The exit code is ${exitCode}${exitWithTrace[exitCode] ?? ''}.`,
  ];
}

function exitCodeExplained(report: Report): string {
  if (report.exitCode === 0) return 'The exit code is 0 because --allow-partial is set.';
  return report.errors.length > 0
    ? 'A run with errors never exits with 0, even with --allow-partial.'
    : 'Use --allow-partial to exit with 0.';
}

/** The facts at the top of a report: target, contract, driver, effort. */
export function runFacts(report: Report): [name: string, value: string][] {
  const { target, driver, contract, tool, trace } = report;
  const how: [name: string, value: string][] = trace
    ? [
        ['Observed', trace.source],
        ['Checked', `${trace.checked} exchanges`],
        ...trace.skipped.map(({ reason, count }): [string, string] => ['Not checked', `${count}: ${reason}`]),
      ]
    : [
        ['Driver', driver ? `${driver.name} (${driver.capabilities.length} capabilities)` : 'none: API only'],
        ['Effort, seed', `${report.effort}, ${report.seed}`],
      ];
  return [
    ['Target', target.url],
    ...(trace ? [] : [['Workspace', `${target.workspace} (${target.mode} mode)`] as [string, string]]),
    ['Contract', contract.version],
    ['Checked by', `${tool.name} ${tool.version}`],
    ...how,
    ...(report.only.length > 0 ? [['Only', report.only.join(', ')] as [string, string]] : []),
    ['Started', report.startedAt],
    ['Took', `${(report.durationMs / 1000).toFixed(1)} s, ${report.requests} requests`],
    ...(report.notes ?? []).map((note): [string, string] => ['Note', note]),
  ];
}

function clauses(count: number): string {
  return count === 1 ? '1 clause is' : `${count} clauses are`;
}
