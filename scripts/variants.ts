import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { Command, InvalidArgumentError, Option } from 'commander';
import { efforts } from '../conformance/engine/settings/effort.ts';
import { variants } from '../mocks/variants/index.ts';
import { startJudges } from './variants/judges.ts';
import { headerOfMatrix, rowText } from './variants/matrix.ts';
import type { Run } from './variants/run.ts';

/** Bad usage, as everywhere in this repository. */
const badUsage = 2;

const list = (text: string): string[] => text.split(',').map((item) => item.trim());

const seedsOf = (text: string): number[] => {
  const seeds = list(text).map(Number);
  if (!seeds.every((seed) => Number.isSafeInteger(seed) && seed >= 0))
    throw new InvalidArgumentError('Expected whole numbers, separated by commas: 1,2,3.');
  return seeds;
};

const namesOf = (text: string): string[] => {
  const names = list(text);
  const unknown = names.filter((name) => !Object.hasOwn(variants, name));
  if (unknown.length > 0)
    throw new InvalidArgumentError(
      `No variant is called ${unknown.join(', ')}. The variants are ${Object.keys(variants).join(', ')}.`,
    );
  return names;
};

const jobsOf = (text: string): number => {
  const jobs = Number(text);
  if (!Number.isSafeInteger(jobs) || jobs < 1) throw new InvalidArgumentError('Expected a number from 1.');
  return jobs;
};

type Options = Pick<Run, 'effort' | 'families'> & {
  only: string[];
  seeds: number[];
  jobs: number;
  json?: string;
};

const command = new Command('conformance:variants')
  .description(
    'Judges every correct server of mocks/variants/ and prints what the gate made of it. Exit code 1 if a clause of any fails, or the gate had an error.',
  )
  .option('--only <names>', 'variants, separated by commas', namesOf, Object.keys(variants))
  .option(
    '--seeds <numbers>',
    'seeds, separated by commas: each is a run of every variant',
    seedsOf,
    [1, 2, 3],
  )
  .addOption(new Option('--effort <effort>', 'how many values a run tries').choices(efforts).default('quick'))
  .addOption(
    new Option('--families <which>', 'run every family of clauses, or those that a variant touches')
      .choices(['all', 'touched'])
      .default('all'),
  )
  .option('--jobs <number>', 'how many are judged at once', jobsOf, availableParallelism())
  .option('--json <file>', 'write the matrix to a file')
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : badUsage));

const { only, seeds, effort, families, jobs, json } = command.parse().opts<Options>();

const runs = only.flatMap((variant) => seeds.map((seed): Run => ({ variant, seed, effort, families })));
console.log(headerOfMatrix);
const judges = startJudges(Math.min(jobs, runs.length));
const rows = await Promise.all(
  runs.map(async (run) => {
    const row = await judges.judge(run);
    console.log(rowText(row));
    return row;
  }),
).finally(judges.close);

const wrong = rows.filter(({ mistakes }) => mistakes.length > 0);
console.log(
  wrong.length === 0
    ? `\nNo failure and no error in ${rows.length} runs of ${only.length} variants.`
    : `\n${wrong.length} of ${rows.length} runs fail a correct server: ${[...new Set(wrong.map(({ variant }) => variant))].join(', ')}.`,
);
if (json !== undefined) await writeFile(json, `${JSON.stringify(rows, null, 2)}\n`);
process.exitCode = wrong.length === 0 ? 0 : 1;
