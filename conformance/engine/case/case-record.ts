import type { ClauseId } from '@workspace-api/contract';
import type { ClauseFinding } from '../events.ts';
import { createRecorder, type Recorder } from '../report/recorder.ts';
import { addRequests, type Finding, noRequests, type ScenarioResult } from '../report/report.ts';
import type { ScenarioFacts } from '../scenario-facts.ts';
import type { CaseLog } from './case-log.ts';

/** Creates the record of what one case showed, with all of its attempts. Only its case writes to it. */
export const emptyRecord = (scenario: string, index: number, name: string, slug = '') => ({
  scenario,
  /** Its place among the cases of its scenario. */
  index,
  name,
  /** Its name in replay ids. */
  slug,
  checks: [] as CaseLog['checks'][],
  /** What else it showed: unsupported operations, missing prerequisites and errors. */
  notes: [] as ((recorder: Recorder) => void)[],
  requests: noRequests(),
  durationMs: 0,
});
export type CaseRecord = ReturnType<typeof emptyRecord>;

/** Whether a case comes before another one in the order of scenarios and cases. */
export const precedes = (one: CaseRecord, other: CaseRecord): boolean =>
  one.scenario === other.scenario ? one.index < other.index : one.scenario < other.scenario;

/** A clause that a run found broken: the first case that shows it, and what the repetition of a case showed. */
export type RunFinding = {
  owner: CaseRecord;
  clause: ClauseId;
  /** Null at an operation that the configuration declares unsupported. */
  finding: Finding | null;
  repetition?: Pick<Finding, 'intermittent' | 'simultaneous'>;
};

/** The findings that a case reports, with what its repetition showed. */
export const listFindings = (record: CaseRecord, all: ReadonlyMap<string, RunFinding>): ClauseFinding[] =>
  [...all.values()].flatMap(({ owner, clause, finding, repetition }) =>
    owner === record && finding ? [{ clause, finding: { ...finding, ...repetition } }] : [],
  );

/** The result of a scenario: what its cases showed, in the order of the cases. */
export const toScenarioResult = (
  { id, title, clauses }: Pick<ScenarioFacts, 'id' | 'title' | 'clauses'>,
  records: readonly CaseRecord[],
  findings: ReadonlyMap<string, RunFinding>,
): ScenarioResult => {
  const recorder = createRecorder(id);
  for (const record of records) {
    for (const checks of record.checks)
      for (const [clause, { count, operations }] of checks) recorder.addChecks(clause, count, operations);
    for (const note of record.notes) note(recorder);
    for (const { clause, finding } of listFindings(record, findings)) recorder.addFinding(clause, finding);
    // The clauses that a case checked share its time; all of them if it checked none.
    const checked = clauses.filter((clause) => record.checks.some((each) => each.has(clause)));
    if (record.durationMs > 0) recorder.addTime(checked.length > 0 ? checked : clauses, record.durationMs);
  }
  return {
    id,
    title,
    clauses,
    ...recorder.result(),
    requests: addRequests(records.map(({ requests }) => requests)),
  };
};
