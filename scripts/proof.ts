import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { Command } from 'commander';
import pc from 'picocolors';
import type { Effort } from '../conformance/engine/settings/effort.ts';
import { mutants } from '../mocks/mutants/index.ts';
import { variants } from '../mocks/variants/index.ts';
import { fromRoot } from './generate/paths.ts';
import { badUsage, parseCount, parseSeeds } from './matrix/command-options.ts';
import { createMatrix, type Matrix, readMatrix } from './matrix/matrix-file.ts';
import { runAll } from './matrix/run-all.ts';
import { formatRow as mutantText } from './mutants/matrix.ts';
import { isKilled, type Row as MutantRow } from './mutants/row.ts';
import { renderFigures, renderProof } from './proof/render-proof.ts';
import { type Row as VariantRow, formatRow as variantText } from './variants/matrix.ts';

const file = 'docs/proof.md';
const report = 'reports/proof.md';
const effort = 'quick';

type Options = { seeds: number[]; jobs: number; mutants?: string; variants?: string };

const { seeds, jobs, ...files } = new Command('proof')
  .description(
    `Runs the gate against every mutant and every variant, and writes the figures to ${file} and each result to ${report}.`,
  )
  .option('--seeds <numbers>', 'comma-separated seeds', parseSeeds, [1])
  .option(
    '--jobs <number>',
    'the number of parallel processes',
    (value) => parseCount(value),
    availableParallelism(),
  )
  .option('--mutants <file>', 'read the mutants from a file written by conformance:mutants --json')
  .option('--variants <file>', 'read the variants from a file written by conformance:variants --json')
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : badUsage))
  .parse()
  .opts<Options>();

const colours = pc.createColors(process.stdout.isTTY && !process.env.NO_COLOR);

const runMutants = async (
  names: readonly string[],
  settings: Pick<Matrix<MutantRow>, 'effort' | 'seeds'>,
) => {
  const runs = names.flatMap((mutant) =>
    seeds.map((seed) => ({ mutant, seed, effort: settings.effort as Effort })),
  );
  const formatRow = (row: MutantRow) => mutantText(row, colours);
  return createMatrix(await runAll<'mutant'>(runs, { jobs, formatRow }), settings);
};

/** Runs the mutants that a quick run doesn't find with more requests. */
const runMissed = ({ rows }: Matrix<MutantRow>) => {
  const missed = new Set(rows.filter((row) => !isKilled(row)).map(({ mutant }) => mutant));
  return runMutants([...missed], { effort: 'standard', seeds });
};

const runVariants = async () => {
  const runs = Object.keys(variants).flatMap((variant) =>
    seeds.map((seed) => ({ variant, seed, effort, families: 'all' }) as const),
  );
  return createMatrix(await runAll<'variant'>(runs, { jobs, formatRow: variantText }), {
    effort,
    seeds,
  });
};

const mutantMatrix =
  files.mutants === undefined
    ? await runMutants(Object.keys(mutants), { effort, seeds })
    : await readMatrix<MutantRow>(files.mutants);
/** The difference of each mutant or variant, by name. */
const toDescriptions = (all: Readonly<Record<string, { readonly text: string }>>) =>
  Object.fromEntries(Object.entries(all).map(([name, { text }]) => [name, text]));

const proof = {
  mutants: mutantMatrix,
  missedMutants: await runMissed(mutantMatrix),
  variants: files.variants === undefined ? await runVariants() : await readMatrix<VariantRow>(files.variants),
  descriptions: { mutants: toDescriptions(mutants), variants: toDescriptions(variants) },
};
await mkdir(fromRoot('reports'), { recursive: true });
await writeFile(fromRoot(file), renderFigures(proof));
await writeFile(fromRoot(report), renderProof(proof));
console.log(`Wrote ${file} and ${report}.`);
