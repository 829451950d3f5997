import type { Matrix } from '../matrix/matrix-file.ts';

/** The values without repetitions, in their order. */
export const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** The value in the middle; 0 without one. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** The least and the most of the values, or the one that they all are. */
export const range = (values: readonly number[]): string => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? `${least}` : `${least}–${most}`;
};

/** How long runs took together, in whole seconds. */
export const seconds = (rows: readonly { readonly milliseconds: number }[]): number =>
  Math.round(rows.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000);

/** When a matrix was run, on which commit and how: a sentence. */
export const whenAndHow = ({ date, commit, effort, seeds }: Matrix<unknown>): string =>
  `Run on ${date}, commit \`${commit}\`, with effort ${effort} and ${seeds.length === 1 ? 'seed' : 'seeds'} ${seeds.join(', ')}.`;
