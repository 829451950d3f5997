import type { ClauseId } from '@workspace-api/contract';
import { createRecorder, type Recorder } from '../report/recorder.ts';
import type { Finding, ScenarioResult } from '../report/report.ts';
import { addRequests, noRequests, type RequestCounts } from '../report/request-counts.ts';
import type { ScenarioFacts } from '../scenario-facts.ts';
import type { SoftFindings } from '../session/soft-findings.ts';
import type { CaseLog } from './case-log.ts';

/** What one case showed, with all of its attempts. Only its case writes to it. */
export type CaseRecord = {
  name: string;
  /** Its place among the cases of its scenario. */
  index: number;
  checks: CaseLog['checks'][];
  /** Its findings. Many cases may show one with a key, and only its owner reports it. */
  findings: { clause: ClauseId; finding: Finding; key: string | null }[];
  /** What else it showed: unsupported operations, missing prerequisites and errors. */
  notes: ((recorder: Recorder) => void)[];
  requests: RequestCounts;
  durationMs: number;
};

export const emptyRecord = (name: string, index: number): CaseRecord => ({
  name,
  index,
  checks: [],
  findings: [],
  notes: [],
  requests: noRequests(),
  durationMs: 0,
});

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
  soft: Pick<SoftFindings, 'isOwner' | 'repetitions'>,
): ScenarioResult => {
  const { id, title, clauses } = scenario;
  const recorder = createRecorder(id);
  for (const record of records) {
    for (const checks of record.checks)
      for (const [clause, { count, operations }] of checks) recorder.addChecks(clause, count, operations);
    for (const note of record.notes) note(recorder);
    for (const { clause, finding, key } of record.findings) {
      if (key === null) recorder.addFinding(clause, finding);
      else if (soft.isOwner(key, { scenario: id, index: record.index }))
        recorder.addFinding(clause, { ...finding, ...soft.repetitions.get(key) });
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
