import { createCaseRunner } from './case-runner.ts';
import { missingCapability } from './driver/capability.ts';
import { createGate } from './gate.ts';
import type { ScenarioResult } from './report/report.ts';
import type { Scenario } from './scenario.ts';
import { heldInRun } from './scenario-facts.ts';
import type { Session } from './session/session.ts';

/** What a scenario lacks to run at all; null if it lacks nothing. */
const findMissing = (session: Session, { needs }: Scenario): string | null => {
  const abortReason = session.run.abortReason();
  if (abortReason) return abortReason.missing;
  const missing = needs.flatMap((name) => missingCapability(session, name) ?? []);
  return missing.length > 0 ? missing.join(' and ') : null;
};

/** Prepares a scenario of a run. */
export const createScenarioRun = (scenario: Scenario, session: Session) => {
  const { emit } = session;
  const runner = createCaseRunner(session, scenario);
  let isFinished = false;
  let finished = Promise.resolve();

  const runBody = async (): Promise<void> => {
    const missing = findMissing(session, scenario);
    if (missing !== null) return runner.lacks(missing);
    try {
      await scenario.body(createGate(session, scenario.id, runner));
    } catch (error) {
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
      runner.failed(message.split('\n').slice(0, 3).join(' '));
    }
  };

  return {
    holds: heldInRun(scenario.holds, session.settings.tokens),
    /** Runs it. If no other scenario runs, then with its repetitions. Never rejects. */
    start: async (): Promise<void> => {
      const { id, title } = scenario;
      emit({ type: 'scenario-started', id, title });
      await runBody();
      finished = runner.settled().then(() => {
        isFinished = true;
        emit({ type: 'scenario-finished', result: runner.result() });
      });
      // While others run, its repetitions wait for them.
      if (!session.turns.isShared()) await finished;
    },
    /** Waits until it has finished with its repetitions; resolves immediately if it hasn't started. */
    finished: (): Promise<void> => finished,
    /** What it has observed so far. If it hasn't finished, the rest of its cases counts as missing. */
    result: (): ScenarioResult => {
      if (!isFinished) runner.lacks(session.run.endedError().message);
      isFinished = true;
      return runner.result();
    },
  };
};
