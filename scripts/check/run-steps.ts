import type { createColors } from 'picocolors';

/** A problem that a check found, and its file. */
export type Problem = { file: string; message: string };

/** A named check. */
export type Step = {
  name: string;
  /** What holds if it passes. */
  describe: string;
  /** How to fix the problems that it finds. */
  remedy: string;
  /** Returns a summary for a check that passes, and the problems. */
  run: () => Promise<readonly [summary: string, problems: readonly Problem[]]>;
};

type Colors = ReturnType<typeof createColors>;

/** A step that has run. */
export type Finished = {
  step: Step;
  seconds: number;
  summary: string;
  problems: readonly Problem[];
};

const indent = (value: string, by: string) => value.split('\n').join(`\n${by}`);

/**
 * Formats a step: one line if it passed. If it failed, adds the problems, their places, and the remedy.
 *
 * @param most the maximum number of problems to show
 */
export const renderStep = (
  { step, summary, problems, seconds }: Finished,
  most: number,
  colors: Colors,
): string => {
  const mark = problems.length === 0 ? colors.green('✓') : colors.red('✗');
  const head = `${mark} ${step.name.padEnd(9)} ${summary} ${colors.dim(`(${seconds.toFixed(1)} s)`)}`;
  if (problems.length === 0) return head;
  return [
    head,
    `expected: ${step.describe}`,
    ...problems.slice(0, most).map(({ file, message }) => `${colors.bold(file)}: ${indent(message, '  ')}`),
    ...(problems.length > most ? [`… and ${problems.length - most} more (use --all)`] : []),
    ...(step.remedy === '' ? [] : [colors.yellow(`→ ${step.remedy}`)]),
  ]
    .map((line) => indent(line, '    '))
    .join('\n    ');
};

/** A check that throws fails, and the others continue. */
const runStep = async (step: Step): Promise<Finished> => {
  const started = performance.now();
  const [summary, problems] = await step.run().then(
    ([fine, all]) =>
      [all.length === 0 ? fine : `${all.length} problem${all.length === 1 ? '' : 's'}`, all] as const,
    ({ message }: Error) => ['could not run', [{ file: 'scripts/check', message }]] as const,
  );
  return { step, summary, problems, seconds: (performance.now() - started) / 1000 };
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
