import type { createColors } from 'picocolors';
import type { Problem, Step } from './step.ts';

type Colors = ReturnType<typeof createColors>;

const indent = (value: string, by: string) => value.split('\n').join(`\n${by}`);

/**
 * Formats a step: one line if it passed. If it failed, adds the problems, their places, and the remedy.
 *
 * @param most the maximum number of problems to show
 */
export const renderStep = (
  { step, summary, problems, remedy, seconds }: Finished,
  most: number,
  colors: Colors,
): string => {
  const ok = problems.length === 0;
  const mark = ok ? colors.green('✓') : colors.red('✗');
  const head = `${mark} ${step.name.padEnd(9)} ${summary} ${colors.dim(`(${seconds.toFixed(1)} s)`)}`;
  if (ok) return head;
  const lines = problems
    .slice(0, most)
    .map(({ file, message }) => `    ${colors.bold(file)}: ${indent(message, '      ')}`);
  const more = problems.length - lines.length;
  return [
    head,
    `    expected: ${step.describe}`,
    ...lines,
    ...(more > 0 ? [`    … and ${more} more (use --all)`] : []),
    ...(remedy === undefined ? [] : [`    ${colors.yellow(`→ ${remedy}`)}`]),
  ].join('\n');
};

/** A step that has run. */
export type Finished = {
  step: Step;
  seconds: number;
  summary: string;
  problems: readonly Problem[];
  remedy?: string;
};

const runStep = async (step: Step): Promise<Finished> => {
  const started = performance.now();
  const since = () => (performance.now() - started) / 1000;
  try {
    const [fine, problems] = await step.run();
    const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`;
    const summary = problems.length === 0 ? fine : count;
    return { step, summary, problems, remedy: step.remedy, seconds: since() };
  } catch (error) {
    // A check that throws fails. The others continue.
    const message = error instanceof Error ? error.message : String(error);
    return {
      step,
      summary: 'could not run',
      problems: [{ file: 'scripts/check', message }],
      seconds: since(),
    };
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
