import type { Colors } from 'picocolors/types';
import { isKilled, type Row } from './row.ts';

const columns = (outcome: string, [mutant = '', clause = '', ...figures]: readonly (string | number)[]) =>
  [
    outcome,
    String(mutant).padEnd(44),
    String(clause).padEnd(44),
    ...figures.map((figure) => String(figure).padStart(8)),
  ].join(' ');

const widest = 'elsewhere'.length;

/** The names of the columns. */
export const matrixHeader = columns(''.padEnd(widest), ['mutant', 'clause', 'seed', 'requests', 'seconds']);

/** How the run ended: killed by the broken clause, killed only by another clause, survived, or not started. */
const getOutcome = (row: Row): 'killed' | 'elsewhere' | 'survived' | 'error' => {
  if (row.error !== null) return 'error';
  if (isKilled(row)) return 'killed';
  return row.killedBy.length > 0 ? 'elsewhere' : 'survived';
};

/** Formats a row, with the other clauses that failed below it. */
export const formatRow = (row: Row, colours: Colors): string => {
  const { mutant, clause, seed, requests, milliseconds, killedBy } = row;
  const outcome = getOutcome(row);
  const paint = {
    killed: colours.green,
    elsewhere: colours.yellow,
    survived: colours.red,
    error: colours.red,
  }[outcome];
  const line = columns(paint(outcome.padEnd(widest)), [
    mutant,
    clause,
    seed,
    requests,
    (milliseconds / 1000).toFixed(1),
  ]);
  const others = killedBy.filter((id) => id !== clause);
  return others.length === 0
    ? line
    : `${line}\n${colours.dim(`${' '.repeat(widest)}   also ${others.join(', ')}`)}`;
};

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', `${title} (${lines.length})`, ...lines.map((line) => `  ${line}`)];

/** Formats the problems and the totals. */
export const formatSummary = (rows: readonly Row[]): string => {
  const survived = rows.filter((row) => getOutcome(row) === 'survived');
  const errors = rows.filter((row) => getOutcome(row) === 'error');
  const elsewhere = rows.filter((row) => getOutcome(row) === 'elsewhere');
  const mutants = new Set(rows.map(({ mutant }) => mutant)).size;
  const killed = rows.filter(isKilled).length;
  return [
    ...section(
      'Not found by the gate',
      survived.map(
        ({ mutant, clause, seed }) => `${mutant}, seed ${seed}: no clause fails; expected ${clause}`,
      ),
    ),
    ...section(
      'Found by another clause only',
      elsewhere.map(
        ({ mutant, clause, seed, killedBy }) =>
          `${mutant}, seed ${seed}: expected ${clause}; failed instead: ${killedBy.join(', ')}`,
      ),
    ),
    ...section(
      'The gate could not be run',
      errors.map(({ mutant, seed, error }) => `${mutant}, seed ${seed}: ${error}`),
    ),
    '',
    `${killed} of ${rows.length} runs of ${mutants} mutants are found by the clause that the mutant breaks.`,
  ].join('\n');
};
