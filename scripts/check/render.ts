import type { createColors } from 'picocolors';
import type { Finished } from './run-steps.ts';

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
