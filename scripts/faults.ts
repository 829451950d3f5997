import { Command } from 'commander';
import pc from 'picocolors';
import { faultFamilies, faults } from '../mocks/faults/index.ts';
import { startMutantPool } from './faults/judges.ts';
import { matrixHeader, formatRow, formatSummary } from './faults/matrix.ts';
import { isKilled } from './faults/row.ts';
import type { Run } from './faults/run.ts';
import { type MatrixOptions, namesIn, withMatrixOptions } from './judges/command-options.ts';
import { runAll } from './judges/judge-all.ts';
import { createMatrix, writeMatrix } from './judges/matrix-file.ts';

const families = Object.keys(faultFamilies);

const command = withMatrixOptions(
  new Command('conformance:faults').description(
    'Judges a sandbox with each fault of mocks/faults/ by the clause that the fault breaks, until the gate finds it, and prints which clauses failed, after how many requests. Exit code 1 if a fault is not found, or by another clause only.',
  ),
  { kind: 'fault', allNames: Object.keys(faults), folder: 'mocks/faults/', seeds: [1] },
).option(
  '--family <names>',
  'the faults of these families of clauses, separated by commas',
  namesIn('family', families, `Available: ${families.join(', ')}.`),
);

const { only, family, seeds, effort, jobs, json } = command
  .parse()
  .opts<MatrixOptions & { family?: string[] }>();

const chosen = Object.entries(faultFamilies)
  .filter(([name]) => family?.includes(name) ?? true)
  .flatMap(([, members]) => Object.keys(members))
  .filter((name) => only?.includes(name) ?? true);
const runs = chosen.flatMap((fault) => seeds.map((seed): Run => ({ fault, seed, effort })));
const colours = pc.createColors(process.stdout.isTTY && !process.env.NO_COLOR);

console.log(matrixHeader);
const rows = await runAll(runs, startMutantPool, { jobs, formatRow: (row) => formatRow(row, colours) });

console.log(formatSummary(rows));
if (json !== undefined) await writeMatrix(json, createMatrix(rows, { effort, seeds }));
process.exitCode = rows.every(isKilled) ? 0 : 1;
