import type { Report, Verdict } from '../engine/report/report.ts';
import { clauseStatuses } from '../engine/report/report.ts';
import { statusLabels } from './statuses.ts';

/** What a verdict is called in front of a reader. */
export const verdictLabels: Record<Verdict, string> = {
  conformant: 'conformant',
  partial: 'partial',
  'not-conformant': 'not conformant',
};

/** The counts of every status that occurs: '16 clauses: 12 pass, 1 fail, 3 not exercised'. */
export function countsSentence(report: Report): string {
  const counted = clauseStatuses.filter((status) => report.totals[status] > 0);
  const parts = counted.map((status) => `${report.totals[status]} ${statusLabels[status]}`);
  const count = report.clauses.length === 1 ? '1 clause' : `${report.clauses.length} clauses`;
  return parts.length > 0 ? `${count}: ${parts.join(', ')}` : 'no clause was judged';
}

/** How to read the verdict, and what to do next, in whole sentences. */
export function verdictExplained(report: Report): string[] {
  const { totals } = report;
  const intermittent = report.clauses.filter(
    ({ status, findings }) => status === 'fail' && findings.every((finding) => finding.intermittent),
  ).length;
  const sentences: string[] = [];
  if (report.verdict === 'conformant') {
    sentences.push('Every promise of the contract that counts was looked at and kept.');
  }
  if (report.verdict === 'partial') {
    sentences.push(
      'Nothing that was seen breaks the contract, but part of it was not judged: what a driver, a token with ' +
        'more scopes or other data would unlock is named with each reason.',
    );
    sentences.push(
      report.exitCode === 0
        ? 'The exit code is 0 because a partial verdict was allowed.'
        : '--allow-partial makes this exit with 0.',
    );
  }
  if (report.verdict === 'not-conformant') {
    sentences.push(
      `${clauses(totals.fail)} broken: each finding has the shortest requests that show it, and the --replay id that repeats it.`,
    );
    if (intermittent > 0) sentences.push(`${intermittent} of them did not show again when repeated.`);
  }
  if (totals.error > 0 || report.errors.length > 0) {
    sentences.push(
      'Errors of the harness or the network say nothing of the target: mend their cause and run again.',
    );
  }
  if (totals.warn > 0) sentences.push(`A warning (${totals.warn}) is a recommendation not followed.`);
  if (totals.info > 0) {
    sentences.push(
      `Information (${totals.info}) is a choice that the contract leaves open; it never counts against the target.`,
    );
  }
  return sentences;
}

/** What was judged, with what: one fact each, for the head of a report. */
export function runFacts(report: Report): [name: string, value: string][] {
  const { target, driver, contract, tool } = report;
  return [
    ['Target', target.url],
    ['Workspace', `${target.workspace} (${target.mode} mode)`],
    ['Contract', contract.version],
    ['Judged by', `${tool.name} ${tool.version}`],
    [
      'Driver',
      driver ? `${driver.name} (${driver.capabilities.length} capabilities)` : 'none: the API alone',
    ],
    ['Effort, seed', `${report.effort}, ${report.seed}`],
    ...(report.only.length > 0 ? [['Only', report.only.join(', ')] as [string, string]] : []),
    ['Started', report.startedAt],
    ['Took', `${(report.durationMs / 1000).toFixed(1)} s, ${report.requests} requests`],
    ...(report.notes ?? []).map((note): [string, string] => ['Note', note]),
  ];
}

function clauses(count: number): string {
  return count === 1 ? '1 clause is' : `${count} clauses are`;
}
