import { clauseList } from '@workspace-api/contract';
import { Command, Option } from 'commander';
import { variants } from '../mocks/variants/index.ts';
import { type MatrixOptions, withMatrixOptions } from './matrix/command-options.ts';
import { createMatrix, writeMatrix } from './matrix/matrix-file.ts';
import { runAll } from './matrix/run-all.ts';
import { chooseTouched, wordsChangedSince } from './matrix/touched.ts';
import { type Families, formatRow, matrixHeader } from './variants/matrix.ts';

type Options = MatrixOptions & { families: Families };

const command = withMatrixOptions(
  new Command('conformance:variants').description(
    'Runs the gate against every variant of mocks/variants/ and prints the results. The exit code is 1 if a clause fails or the gate has an error.',
  ),
  { kind: 'variant', allNames: Object.keys(variants), folder: 'mocks/variants/', seeds: [1, 2, 3] },
).addOption(
  new Option(
    '--families <which>',
    'run all families of clauses, those that a variant touches, or the first of these, which checks most of its difference',
  )
    .choices(['all', 'touched', 'first'])
    .default('all'),
);

const {
  only = Object.keys(variants),
  seeds,
  effort,
  families,
  touched,
  json,
  ...limits
} = command.parse().opts<Options>();

/** A change of what a clause says or checks touches the variants of its family. */
const chooseVariants = (commit: string | true): string[] => {
  const servers = only.map((name) => {
    const [family = ''] = variants[name]?.families ?? [];
    return {
      name,
      family,
      clauses: clauseList.filter((clause) => clause.family === family).map(({ id }) => id),
    };
  });
  return chooseTouched(servers, wordsChangedSince(commit));
};

const chosen = touched === undefined ? only : chooseVariants(touched);
const runs = chosen.flatMap((variant) => seeds.map((seed) => ({ variant, seed, effort, families })));
console.log(matrixHeader);
const rows = await runAll<'variant'>(runs, { ...limits, formatRow });

const wrong = rows.filter(({ mistakes }) => mistakes.length > 0);
console.log(
  wrong.length === 0
    ? `\nNo failure and no error in ${rows.length} runs of ${chosen.length} variants.`
    : `\n${wrong.length} of ${rows.length} runs fail: ${[...new Set(wrong.map(({ variant }) => variant))].join(', ')}.`,
);
if (json !== undefined) await writeMatrix(json, createMatrix(rows, { effort, seeds }));
process.exitCode = wrong.length === 0 ? 0 : 1;
