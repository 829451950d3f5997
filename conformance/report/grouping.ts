import type { ClauseResult, ClauseStatus, Finding, Report } from '../engine/report/report.ts';
import { clauseStatuses } from '../engine/report/report.ts';

export type Family = { name: string; clauses: ClauseResult[]; counts: Record<ClauseStatus, number> };

/** The clauses by family, in the order of the report. */
export function byFamily(report: Report): Family[] {
  const families = groupBy(report.clauses, (clause) => clause.family);
  return families.map(([name, clauses]) => ({ name, clauses, counts: countByStatus(clauses) }));
}

/** The number of clauses with each status. Every status is included, even if its count is 0. */
export function countByStatus(clauses: readonly ClauseResult[]): Record<ClauseStatus, number> {
  const counts = Object.fromEntries(clauseStatuses.map((status) => [status, 0])) as Record<
    ClauseStatus,
    number
  >;
  for (const clause of clauses) counts[clause.status] += 1;
  return counts;
}

/** The statuses that some clause has, in the order that reports use. */
export function usedStatuses({ totals }: Pick<Report, 'totals'>): ClauseStatus[] {
  return clauseStatuses.filter((status) => totals[status] > 0);
}

/** Clauses of one status grouped by reason, the most frequent reason first. */
export function byReason(report: Report, status: ClauseStatus): [reason: string, clauses: ClauseResult[]][] {
  const clauses = report.clauses.filter((clause) => clause.status === status);
  return groupBy(clauses, (clause) => clause.reason ?? 'no reason given').sort(
    ([, a], [, b]) => b.length - a.length,
  );
}

/** Groups equal findings, each group under its first finding. One defect often shows at every operation. */
export function alike(findings: readonly Finding[]): Finding[][] {
  return groupBy(findings, (finding) =>
    JSON.stringify([finding.expected, finding.got, finding.intermittent]),
  ).map(([, group]) => group);
}

function groupBy<T>(items: readonly T[], getKey: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(getKey(item));
    if (group) group.push(item);
    else groups.set(getKey(item), [item]);
  }
  return [...groups];
}
