import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { fromRoot } from '../generate/paths.ts';

/** A matrix with the details needed to repeat it. */
export type Matrix<Row> = {
  /** The commit of the checked tree, with `+` if files had been changed since. */
  readonly commit: string;
  /** The date of the run: YYYY-MM-DD. */
  readonly date: string;
  readonly effort: string;
  readonly seeds: readonly number[];
  readonly rows: readonly Row[];
};

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: fromRoot('.'), encoding: 'utf8' }).trim();

/** Returns the current commit, with `+` if files have been changed since. @throws Error outside a git repository */
const currentCommit = (): string =>
  `${git('rev-parse', '--short=12', 'HEAD')}${git('status', '--porcelain') === '' ? '' : '+'}`;

/** Adds the date and the commit to rows. */
export const createMatrix = <Row>(
  rows: readonly Row[],
  { effort, seeds }: Pick<Matrix<Row>, 'effort' | 'seeds'>,
): Matrix<Row> => ({
  commit: currentCommit(),
  date: new Date().toISOString().slice(0, 10),
  effort,
  seeds,
  rows,
});

/** Writes a matrix as JSON. */
export const writeMatrix = <Row>(file: string, matrix: Matrix<Row>): Promise<void> =>
  writeFile(file, `${JSON.stringify(matrix, null, 2)}\n`);

/** Reads a matrix that `writeMatrix` wrote. */
export const readMatrix = async <Row>(file: string): Promise<Matrix<Row>> =>
  JSON.parse(await readFile(file, 'utf8')) as Matrix<Row>;
