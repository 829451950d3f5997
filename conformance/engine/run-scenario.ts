import { missingCapability } from './driver/capability.ts';
import type { Emit } from './events.ts';
import { createGate } from './gate.ts';
import { createRecorder, type Recorder } from './report/recorder.ts';
import type { ScenarioResult } from './report/report.ts';
import type { Scenario } from './scenario.ts';
import type { Session } from './session/session.ts';

/** Runs one scenario and returns what it observed. Never throws. */
export const runScenario = async (
  scenario: Scenario,
  session: Session,
  emit: Emit = () => {},
): Promise<ScenarioResult> => {
  const recorder = createRecorder(scenario.id);
  const { stats } = session.client;
  const before = { ...stats };
  await runBody(scenario, session, recorder, emit);
  return {
    id: scenario.id,
    title: scenario.title,
    clauses: scenario.clauses,
    ...recorder.result(),
    requests: stats.requests - before.requests,
    waitedMs: stats.waitedMs - before.waitedMs,
  };
};

const runBody = async (
  { id, clauses, needs, body }: Scenario,
  session: Session,
  recorder: Recorder,
  emit: Emit,
): Promise<void> => {
  const abortReason = session.run.abortReason();
  if (abortReason) {
    for (const clause of clauses) recorder.addMissing(clause, abortReason.missing);
    return;
  }
  const missing = needs.flatMap((name) => missingCapability(session, name) ?? []);
  if (missing.length > 0) {
    for (const clause of clauses) recorder.addMissing(clause, missing.join(' and '));
    return;
  }
  try {
    await body(createGate(session, { id, clauses }, recorder, emit));
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    recorder.addError(clauses, 'outside any case', message.split('\n').slice(0, 3).join(' '));
  }
};
