import { type ClauseId, clauses as register } from '@workspace-api/contract';
import { counted } from '../../engine/report/format.ts';
import type { ClauseResult, ClauseStatus, Report } from '../../engine/report/report.ts';
import { evaluateResults } from '../../engine/report/verdict.ts';
import type { ListedScenario } from '../../scenarios/load-scenarios.ts';

/** A report of a watched run, and what its newest run checked. */
export type Round = { readonly report: Report; readonly what: string };

/** Runs the gate; without clauses, everything that the user selected. */
type Check = (only?: string[]) => Promise<Report>;

const withStatus = ({ clauses }: Report, ...statuses: ClauseStatus[]): ClauseResult[] =>
  clauses.filter(({ status }) => statuses.includes(status));

const isOnEveryExchange = (id: ClauseId): boolean => register[id]['observed-by'] === 'exchange';

/**
 * The clauses whose scenarios show the failures. A clause that every exchange shows has no scenarios of its own: a clause of the
 * scenario of its first finding selects that one.
 */
const selectFailed = (failed: readonly ClauseResult[], scenarios: readonly ListedScenario[]): string[] => {
  const selected = failed.flatMap(({ id, findings }) => {
    const match =
      isOnEveryExchange(id) && scenarios.find(({ scenario }) => scenario.id === findings[0]?.scenario);
    return [id, ...(match ? match.scenario.clauses.slice(0, 1) : [])];
  });
  return [...new Set(selected)];
};

/** Replaces the results of the clauses that a newer report has. The verdict is evaluated again. */
const update = (report: Report, newer: Report, isAllowedPartial: boolean): Report => {
  const results = new Map(newer.clauses.map((clause) => [clause.id, clause]));
  const clauses = report.clauses.map((clause) => results.get(clause.id) ?? clause);
  const notOffered = [...(report.notOffered ?? []), ...(newer.notOffered ?? [])];
  return {
    ...newer,
    only: report.only,
    ...evaluateResults(clauses, newer.errors, isAllowedPartial),
    ...(notOffered.length > 0 && { notOffered }),
  };
};

/**
 * Repeats the failed clauses, then what was not exercised and, if none of them fails, everything. Yields the report after each of
 * these runs, with the newest result of every clause.
 */
export async function* repeat(
  last: Report,
  scenarios: readonly ListedScenario[],
  check: Check,
  isAllowedPartial: boolean,
): AsyncGenerator<Round> {
  // Each failed clause is checked again, and with it which operations are offered.
  let report: Report = { ...last, notOffered: [] };
  const failed = selectFailed(withStatus(report, 'fail'), scenarios);
  if (failed.length > 0) {
    const count = counted(withStatus(report, 'fail').length, 'clause');
    report = update(report, await check(failed), isAllowedPartial);
    yield { report, what: `${count} that failed` };
  }
  // What only every exchange can show needs everything.
  const others = withStatus(report, 'not-exercised', 'error').filter(({ id }) => !isOnEveryExchange(id));
  if (others.length > 0) {
    report = update(report, await check(others.map(({ id }) => id)), isAllowedPartial);
    yield { report, what: `${counted(others.length, 'clause')} not exercised before` };
  }
  if (withStatus(report, 'fail').length === 0) yield { report: await check(), what: 'everything' };
}
