import { readFile, writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import { formatJson, writeText } from './generate/paths.ts';
import { createCommand, type MatrixOptions, withMatrixOptions } from './proof/options.ts';
import { renderPage } from './proof/page.ts';
import { createMatrix, formatSummary, isRight, type Matrix, rowHeader } from './proof/row.ts';
import { colours, runAll } from './proof/run-all.ts';
import { type Kind, servers } from './proof/servers.ts';
import { chooseTouched, wordsChangedSince } from './proof/touched.ts';

const page = 'docs/proof.md';
const results = 'reports/proof.json';

/** Checks servers of one kind with each seed. */
const check = async (kind: Kind, { only, seeds, effort, families, ...limits }: MatrixOptions) => {
  const names = only ?? servers[kind].map(({ name }) => name);
  const runs = names.flatMap((server) => seeds.map((seed) => ({ kind, server, seed, effort, families })));
  return createMatrix(await runAll(runs, limits), { effort, families, seeds });
};

/** The servers that options choose. */
const choose = (kind: Kind, { only, family, touched }: MatrixOptions): string[] => {
  const chosen = servers[kind].filter(
    (server) => (only?.includes(server.name) ?? true) && (family?.includes(server.family) ?? true),
  );
  return touched === undefined
    ? chosen.map(({ name }) => name)
    : chooseTouched(chosen, wordsChangedSince(touched));
};

const createMatrixCommand = (kind: Kind, description: string, seeds: number[]): Command =>
  withMatrixOptions(createCommand(`${kind}s`, description, seeds), kind).action(
    async ({ json, ...options }: MatrixOptions) => {
      console.log(rowHeader);
      const matrix = await check(kind, { ...options, only: choose(kind, options) });
      console.log(formatSummary(matrix.rows, colours));
      if (json !== undefined) await writeFile(json, formatJson(matrix));
      process.exitCode = matrix.rows.every(isRight) ? 0 : 1;
    },
  );

type ProofOptions = Pick<MatrixOptions, 'seeds' | 'jobs'> & {
  readonly mutants?: string;
  readonly variants?: string;
};

const readMatrix = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as Matrix;

const prove = async ({ mutants, variants, ...common }: ProofOptions): Promise<void> => {
  const settings = { ...common, effort: 'quick', families: 'all' } as const;
  const quick = mutants === undefined ? await check('mutant', settings) : await readMatrix(mutants);
  const missed = new Set(quick.rows.filter((row) => !isRight(row)).map(({ server }) => server));
  const proof = {
    mutants: quick,
    missed: await check('mutant', { ...settings, effort: 'standard', only: [...missed] }),
    variants: variants === undefined ? await check('variant', settings) : await readMatrix(variants),
  };
  writeText(page, renderPage(proof));
  writeText(results, formatJson(proof));
  console.log(`Wrote ${page} and ${results}.`);
};

const all = createCommand(
  'all',
  `Runs the gate against every mutant and every variant, and writes the figures to ${page} and each result to ${results}.`,
  [1],
)
  .option('--mutants <file>', 'read the mutants from a file written by conformance:mutants --json')
  .option('--variants <file>', 'read the variants from a file written by conformance:variants --json')
  .action(prove);
const mutants = createMatrixCommand(
  'mutant',
  'Runs the gate against a sandbox with each mutant of mocks/mutants/ until the clause that the mutant breaks fails. Prints the failed clauses and the number of requests. The exit code is 1 if a mutant is not found, or only by another clause.',
  [1],
);
const variants = createMatrixCommand(
  'variant',
  'Runs the gate against every variant of mocks/variants/ and prints the results. The exit code is 1 if a clause fails or the gate has an error.',
  [1, 2, 3],
);
await new Command('proof')
  .description('Runs the gate against broken and correct servers.')
  .addCommand(all, { isDefault: true })
  .addCommand(mutants)
  .addCommand(variants)
  .parseAsync();
