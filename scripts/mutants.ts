import { clauses } from '@workspace-api/contract';
import { Command } from 'commander';
import pc from 'picocolors';
import { mutantFamilies, mutants } from '../mocks/mutants/index.ts';
import { type MatrixOptions, namesIn, withMatrixOptions } from './matrix/command-options.ts';
import { createMatrix, writeMatrix } from './matrix/matrix-file.ts';
import { runAll } from './matrix/run-all.ts';
import { chooseTouched, wordsChangedSince } from './matrix/touched.ts';
import { formatRow, formatSummary, matrixHeader } from './mutants/matrix.ts';
import { isKilled } from './mutants/row.ts';

const families = Object.keys(mutantFamilies);

const command = withMatrixOptions(
  new Command('conformance:mutants').description(
    'Runs the gate against a sandbox with each mutant of mocks/mutants/ until the clause that the mutant breaks fails. Prints the failed clauses and the number of requests. The exit code is 1 if a mutant is not found, or only by another clause.',
  ),
  { kind: 'mutant', allNames: Object.keys(mutants), folder: 'mocks/mutants/', seeds: [1] },
).option(
  '--family <names>',
  'comma-separated families of clauses whose mutants to run',
  namesIn('family', families, `Available: ${families.join(', ')}.`),
);

const { only, family, seeds, effort, touched, json, ...limits } = command
  .parse()
  .opts<MatrixOptions & { family?: string[] }>();

const named = Object.entries(mutantFamilies)
  .filter(([name]) => family?.includes(name) ?? true)
  .flatMap(([name, members]) =>
    Object.entries(members).map(([mutant, { clause }]) => ({
      name: mutant,
      family: name,
      clauses: [clause],
      operations: clauses[clause].operations,
    })),
  )
  .filter(({ name }) => only?.includes(name) ?? true);
const chosen =
  touched === undefined ? named.map(({ name }) => name) : chooseTouched(named, wordsChangedSince(touched));
const runs = chosen.flatMap((mutant) => seeds.map((seed) => ({ mutant, seed, effort })));
const colours = pc.createColors(process.stdout.isTTY && !process.env.NO_COLOR);

console.log(matrixHeader);
const rows = await runAll<'mutant'>(runs, {
  ...limits,
  formatRow: (row) => formatRow(row, colours),
});

console.log(formatSummary(rows));
if (json !== undefined) await writeMatrix(json, createMatrix(rows, { effort, seeds }));
process.exitCode = rows.every(isKilled) ? 0 : 1;
