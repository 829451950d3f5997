import { missingCapability } from './driver/capability.ts';
import type { Emit } from './events.ts';
import { createGate } from './gate.ts';
import { createRecorder, type Recorder } from './report/recorder.ts';
import type { ScenarioResult } from './report/report.ts';
import type { Scenario } from './scenario.ts';
import type { Session } from './session/session.ts';

/** A scenario that is running. */
export type RunningScenario = {
  finished: Promise<ScenarioResult>;
  /** What it has observed so far. The rest of its cases counts as missing. */
  soFar: () => ScenarioResult;
};

/** Starts one scenario. Its result never rejects. */
export const startScenario = (
  scenario: Scenario,
  session: Session,
  emit: Emit = () => {},
): RunningScenario => {
  const { id, title, clauses } = scenario;
  const recorder = createRecorder(id);
  const { stats } = session.client;
  const before = { ...stats };
  const toResult = (): ScenarioResult => ({
    id,
    title,
    clauses,
    ...recorder.result(),
    requests: stats.requests - before.requests,
    waitedMs: stats.waitedMs - before.waitedMs,
  });
  return {
    finished: runBody(scenario, session, recorder, emit).then(toResult),
    soFar: () => {
      recordMissing(recorder, clauses, session.run.endedError().message);
      return toResult();
    },
  };
};

/** Runs one scenario and returns what it observed. Never throws. */
export const runScenario = (scenario: Scenario, session: Session, emit?: Emit): Promise<ScenarioResult> =>
  startScenario(scenario, session, emit).finished;

/** The result of a scenario that didn't run. @param missing why, as a noun phrase */
export const skippedResult = ({ id, title, clauses }: Scenario, missing: string): ScenarioResult => {
  const recorder = createRecorder(id);
  recordMissing(recorder, clauses, missing);
  return { id, title, clauses, ...recorder.result(), requests: 0, waitedMs: 0 };
};

const recordMissing = (recorder: Recorder, clauses: readonly string[], missing: string): void => {
  for (const clause of clauses) recorder.addMissing(clause, missing);
};

const runBody = async (
  { id, clauses, needs, body }: Scenario,
  session: Session,
  recorder: Recorder,
  emit: Emit,
): Promise<void> => {
  const abortReason = session.run.abortReason();
  if (abortReason) {
    recordMissing(recorder, clauses, abortReason.missing);
    return;
  }
  const missing = needs.flatMap((name) => missingCapability(session, name) ?? []);
  if (missing.length > 0) {
    recordMissing(recorder, clauses, missing.join(' and '));
    return;
  }
  try {
    await body(createGate(session, { id, clauses }, recorder, emit));
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    recorder.addError(clauses, 'outside any case', message.split('\n').slice(0, 3).join(' '));
  }
};
