import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { Effort } from '../conformance/engine/settings/effort.ts';
import { runAbuse } from './abuse/run.ts';
import { formatAbuse } from './abuse/table.ts';
import { formatSizes, measureClientSizes } from './client-sizes.ts';
import { formatFirstUse, measureFirstUse } from './first-use.ts';
import { formatGate, type GateExtent, measureGate } from './gate.ts';
import { formatMoments, measureMoments } from './moments.ts';
import { formatPageSandbox } from './page-sandbox/format.ts';
import { measurePageSandbox } from './page-sandbox/measure.ts';
import { runPages } from './pages/run.ts';
import { formatPages } from './pages/table.ts';
import { checkPrerequisites, type Prerequisites } from './prerequisites.ts';
import { formatResetMemory, measureResetMemory } from './reset-memory.ts';
import { run } from './run.ts';
import { formatScale, replaceScale } from './scale/page.ts';
import { runScale } from './scale/run.ts';
import { anHour } from './soak.ts';
import { formatTable } from './table.ts';

type Options = GateExtent & { readonly quick: boolean; readonly soak: boolean; readonly out: string };

const report = (line: string) => process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${line}` : `${line}\n`);

const measurePage = (quick: boolean) => measurePageSandbox(quick ? 1 : 15, quick ? 1_000 : 10_000, report);
const measureMemory = (quick: boolean) => measureResetMemory(quick ? 4 : 10, quick ? 200 : 2_000, report);

const updateScale = async (quick: boolean): Promise<string> => {
  const text = formatScale(await runScale({ seconds: quick ? 2 : 20, report }));
  const page = fileURLToPath(new URL('../docs/sandbox.md', import.meta.url));
  if (!quick) await writeFile(page, replaceScale(text)(await readFile(page, 'utf8')));
  return text;
};

const measureAll = async ({ quick, soak, out }: Options): Promise<string> => {
  const results = await run({
    ...(quick ? { rounds: 1, seconds: 1, starts: 1 } : { rounds: 5, seconds: 3, starts: 5 }),
    soak: soak && !quick ? anHour : 0,
    report,
  });
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  console.log(formatTable(results));
  const moments = await measureMoments(quick ? 10 : 40);
  console.log(`\nWaiting times of a user, median (min–max):\n${formatMoments(moments)}`);
  const firstUse = await measureFirstUse(quick ? 3 : 15);
  console.log(`\nFirst use in a new process, median (min–max):\n${formatFirstUse(firstUse)}`);
  const resetMemory = await measureMemory(quick);
  console.log(`\nMemory after load and a reset, round by round:\n${formatResetMemory(resetMemory)}`);
  const pageSandbox = await measurePage(quick);
  console.log(`\nThe sandbox in a page:\n${formatPageSandbox(pageSandbox)}`);
  const clientSizes = await measureClientSizes();
  console.log(`\nBundle sizes of the client:\n${formatSizes(clientSizes)}\n`);
  const all = { ...results, moments, firstUse, resetMemory, pageSandbox, clientSizes };
  await writeFile(out, `${JSON.stringify(all, null, 2)}\n`);
  return `Results written to ${out}.`;
};

type Section = {
  readonly needs: Prerequisites;
  /** Returns the results as text. */
  readonly measure: (options: Options) => Promise<string>;
};

/** The sections that are measured without the others, each with its flag. */
const sections: readonly (Section & { readonly flag: Option })[] = [
  {
    flag: new Option('--abuse', 'only measure the most expensive requests, one at a time'),
    needs: {},
    measure: async ({ quick }) =>
      formatAbuse(await runAbuse({ times: quick ? 1 : 3, rounds: quick ? 1 : 3, report })),
  },
  {
    flag: new Option('--gate', 'only measure runs of the gate, one after the other: many minutes'),
    needs: {},
    measure: async (extent) => formatGate(await measureGate(extent, report)),
  },
  {
    flag: new Option('--memory', 'only measure the memory that stays after load and a reset'),
    needs: { peers: true },
    measure: async ({ quick }) => formatResetMemory(await measureMemory(quick)),
  },
  {
    flag: new Option(
      '--scale',
      'only measure one and two sandboxes on one PostgreSQL, and update docs/sandbox.md',
    ),
    needs: { postgres: true, peers: true },
    measure: ({ quick }) => updateScale(quick),
  },
  {
    flag: new Option('--pages', 'only measure what the site, the dashboard and a report cost in Chromium'),
    needs: { browser: true },
    measure: async ({ quick }) => formatPages(await runPages({ rounds: quick ? 1 : 5, report })),
  },
  {
    flag: new Option('--page-sandbox', 'only measure the sandbox in a page of Chromium'),
    needs: { browser: true },
    measure: async ({ quick }) => formatPageSandbox(await measurePage(quick)),
  },
];

/** Parses a list such as `0,40`, whose items must match a pattern. */
const parseList =
  <Item>(pattern: RegExp, expected: string, parse: (item: string) => Item) =>
  (value: string): Item[] => {
    const items = value.split(',').map((item) => item.trim());
    if (items.every((item) => pattern.test(item))) return items.map(parse);
    throw new InvalidArgumentError(`Expected ${expected}, separated by commas.`);
  };
const effortList = parseList(
  /^(quick|standard|thorough)$/,
  'quick, standard or thorough',
  (one) => one as Effort,
);
const numberList = parseList(/^\d+$/, 'whole numbers', Number);

const program = new Command('bench')
  .description(
    'Compares the speed of the sandbox with other mocks of the contract and with node:http, and measures the client.',
  )
  .option('--quick', 'run one short round, for a rough estimate only', false)
  .option('--effort <efforts>', 'with --gate: the efforts to measure', effortList, ['quick', 'standard'])
  .option('--latency <ms>', 'with --gate: added to each response of the API', numberList, [0, 20, 40, 100])
  .option('--concurrency <numbers>', 'with --gate: cases at the same time', numberList, [1, 8])
  .option('--no-soak', 'skip the soak test, which measures memory growth')
  .option(
    '--out <file>',
    'the file for the results',
    fileURLToPath(new URL('results.json', import.meta.url)),
  );
for (const { flag } of sections) program.addOption(flag);
const options = program.parse().opts<Options & Record<string, unknown>>();

const chosen = sections.find(({ flag }) => options[flag.attributeName()] === true);
const { needs, measure }: Section = chosen ?? {
  needs: { browser: true, postgres: 'optional', peers: true, out: options.out },
  measure: measureAll,
};
try {
  await checkPrerequisites(needs, report);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
const text = await measure(options);
if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
console.log(text);
// Connections to the measured servers may still be open.
process.exit();
