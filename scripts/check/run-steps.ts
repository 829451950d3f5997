import type { Outcome, Step } from './step.ts';

/** A step that has run. */
export type Finished = Outcome & { step: Step; seconds: number };

const runStep = async (step: Step): Promise<Finished> => {
  const started = performance.now();
  const finish = (outcome: Outcome): Finished => ({
    ...outcome,
    step,
    seconds: (performance.now() - started) / 1000,
  });
  try {
    return finish(await step.run());
  } catch (error) {
    // A check that throws fails. The others continue.
    const message = error instanceof Error ? error.message : String(error);
    return finish({ summary: 'could not run', problems: [{ file: 'scripts/check', message }] });
  }
};

/**
 * Runs all checks, several at a time, whatever their outcomes.
 *
 * @param width the number of checks that run concurrently
 * @param report called for each step when it ends
 */
export const runSteps = async (
  steps: readonly Step[],
  width: number,
  report: (finished: Finished) => void,
): Promise<Finished[]> => {
  const queue = [...steps];
  const finished: Finished[] = [];
  const work = async (): Promise<void> => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const result = await runStep(step);
      finished.push(result);
      report(result);
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  return finished;
};
