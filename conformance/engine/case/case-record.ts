import type { ClauseId } from '@workspace-api/contract';
import { createRecorder, type Recorder } from '../report/recorder.ts';
import {
  addRequests,
  type Finding,
  noRequests,
  type RequestCounts,
  type ScenarioResult,
} from '../report/report.ts';
import type { ScenarioFacts } from '../scenario-facts.ts';
import type { CaseLog } from './case-log.ts';

/** What one case showed, with all of its attempts. Only its case writes to it. */
export type CaseRecord = {
  scenario: string;
  /** Its place among the cases of its scenario. */
  index: number;
  name: string;
  checks: CaseLog['checks'][];
  /** Its findings. Many cases may show one with a key, and only its owner reports it. */
  findings: { clause: ClauseId; finding: Finding; key: string | null }[];
  /** What else it showed: unsupported operations, missing prerequisites and errors. */
  notes: ((recorder: Recorder) => void)[];
  requests: RequestCounts;
  durationMs: number;
};

export const emptyRecord = (scenario: string, index: number, name: string): CaseRecord => ({
  scenario,
  index,
  name,
  checks: [],
  findings: [],
  notes: [],
  requests: noRequests(),
  durationMs: 0,
});

/** Whether a case comes before another one in the order of scenarios and cases. */
export const precedes = (one: CaseRecord, other: CaseRecord): boolean =>
  one.scenario === other.scenario ? one.index < other.index : one.scenario < other.scenario;

/** A finding that many cases may show: the case that reports it, and what the repetition of a case showed. */
export type SharedFinding = {
  owner: CaseRecord;
  repetition?: Pick<Finding, 'intermittent' | 'simultaneous'>;
};

/** The clauses of a scenario that a case checked, which share its time; all of them if it checked none. */
const timedClauses = (
  { clauses }: Pick<ScenarioFacts, 'clauses'>,
  { checks }: CaseRecord,
): readonly ClauseId[] => {
  const checked = clauses.filter((clause) => checks.some((each) => each.has(clause)));
  return checked.length > 0 ? checked : clauses;
};

/** The result of a scenario: what its cases showed, in the order of the cases. */
export const toScenarioResult = (
  scenario: Pick<ScenarioFacts, 'id' | 'title' | 'clauses'>,
  records: readonly CaseRecord[],
  shared: ReadonlyMap<string, SharedFinding>,
): ScenarioResult => {
  const { id, title, clauses } = scenario;
  const recorder = createRecorder(id);
  for (const record of records) {
    for (const checks of record.checks)
      for (const [clause, { count, operations }] of checks) recorder.addChecks(clause, count, operations);
    for (const note of record.notes) note(recorder);
    for (const { clause, finding, key } of record.findings) {
      const { owner = record, repetition } = shared.get(key ?? '') ?? {};
      if (owner === record) recorder.addFinding(clause, { ...finding, ...repetition });
    }
    if (record.durationMs > 0) recorder.addTime(timedClauses(scenario, record), record.durationMs);
  }
  return {
    id,
    title,
    clauses,
    ...recorder.result(),
    requests: addRequests(records.map(({ requests }) => requests)),
  };
};
