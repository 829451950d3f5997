import type { Colors } from 'picocolors/types';
import type { Effort } from '../../conformance/engine/settings/effort.ts';
import { git } from '../git.ts';
import type { Kind } from './servers.ts';

/** The families of clauses that a variant is checked with: all, those that it touches, or the first of these. */
export const familyChoices = ['all', 'touched', 'first'] as const;

/** A run of the gate against a server. */
export type Run = {
  readonly kind: Kind;
  readonly server: string;
  readonly seed: number;
  readonly effort: Effort;
  readonly families: (typeof familyChoices)[number];
};

/**
 * How a run ended: the clause that a mutant breaks failed, only other clauses did, or none; no clause failed of a variant, or one
 * did; or the gate could not check the server.
 */
export type Outcome = 'found' | 'elsewhere' | 'not found' | 'passes' | 'fails' | 'error';

/** The result of a run. */
export type Row = Pick<Run, 'server' | 'seed'> & {
  readonly outcome: Outcome;
  /** The clause that a mutant breaks, or the number of clauses that a variant passed. */
  readonly clauses: string;
  /** Other clauses of a mutant that failed, what is wrong with a variant, or why the gate could not check the server. */
  readonly details: readonly string[];
  readonly requests: number;
  readonly milliseconds: number;
};

/** Whether the verdict on the server is correct. */
export const isRight = ({ outcome }: Row): boolean => outcome === 'found' || outcome === 'passes';

const print = ([outcome, server, clauses, ...figures]: readonly (string | number)[]): string =>
  [
    String(outcome).padEnd(9),
    String(server).padEnd(44),
    String(clauses).padEnd(44),
    ...figures.map((figure) => String(figure).padStart(8)),
  ].join(' ');

/** The names of the columns. */
export const rowHeader = print(['', 'server', 'clause', 'seed', 'requests', 'seconds']);

/** Formats a row, with its details below it. */
export const formatRow = (row: Row, colours: Colors): string => {
  const { outcome, server, clauses, seed, requests, milliseconds, details } = row;
  const line = print([outcome, server, clauses, seed, requests, (milliseconds / 1000).toFixed(1)]);
  const paint = isRight(row) ? colours.green : outcome === 'elsewhere' ? colours.yellow : colours.red;
  const below = details.map((detail) => `\n          ${colours.dim(detail)}`);
  return `${line.replace(outcome, paint(outcome))}${below.join('')}`;
};

/** Formats the totals, and repeats the rows whose verdict is wrong. */
export const formatSummary = (rows: readonly Row[], colours: Colors): string => {
  const wrong = rows.filter((row) => !isRight(row));
  const names = new Set(rows.map(({ server }) => server));
  return [
    '',
    ...(wrong.length === 0 ? [] : ['Wrong:', ...wrong.map((row) => formatRow(row, colours)), '']),
    `The verdict is correct in ${rows.length - wrong.length} of ${rows.length} runs of ${names.size} servers.`,
  ].join('\n');
};

/** Rows, and what is needed to repeat them. */
export type Matrix = Pick<Run, 'effort' | 'families'> & {
  /** The commit of the checked tree, with `+` if files had been changed since. */
  readonly commit: string;
  /** The date of the run: YYYY-MM-DD. */
  readonly date: string;
  readonly seeds: readonly number[];
  readonly rows: readonly Row[];
};

/** Adds the date and the commit to rows. @throws Error outside a git repository */
export const createMatrix = (
  rows: readonly Row[],
  { effort, families, seeds }: Pick<Matrix, 'effort' | 'families' | 'seeds'>,
): Matrix => ({
  commit: git('describe', '--always', '--exclude=*', '--abbrev=12', '--dirty=+').trim(),
  date: new Date().toISOString().slice(0, 10),
  effort,
  families,
  seeds,
  rows,
});
