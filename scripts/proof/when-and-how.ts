import type { Matrix } from '../judges/matrix-file.ts';

/** When a matrix was run, on which commit and how: a sentence. */
export const whenAndHow = ({ date, commit, effort, seeds }: Matrix<unknown>): string =>
  `Run on ${date}, commit \`${commit}\`, with effort ${effort} and ${seeds.length === 1 ? 'seed' : 'seeds'} ${seeds.join(', ')}.`;
