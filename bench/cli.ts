import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { Effort } from '../conformance/engine/settings/effort.ts';
import { installPackage } from '../scripts/install-package.ts';
import { formatClientSizes, measureClientSizes } from './client-size.ts';
import { formatFirstUse, measureFirstUse } from './first-use.ts';
import { formatGate, type GateExtent, measureGate } from './gate.ts';
import { formatPageSandbox, measurePageSandbox } from './page-sandbox.ts';
import { formatResetMemory, measureResetMemory } from './reset-memory.ts';
import { run } from './run.ts';
import { formatTable } from './table.ts';

type Options = GateExtent & { readonly quick: boolean; readonly out: string; readonly only?: Section };

const report = (line: string) => process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${line}` : `${line}\n`);

const installPeers = () =>
  installPackage(fileURLToPath(new URL('peers', import.meta.url)), 'the peers of the benchmark', report);

/** Each measures one thing, and returns it as text. */
const sections = {
  async servers({ quick, out }: Options) {
    await installPeers();
    const rounds = await run(quick ? { rounds: 1, seconds: 1 } : { rounds: 5, seconds: 3 }, report);
    await writeFile(out, `${JSON.stringify(rounds, null, 2)}\n`);
    return formatTable(rounds);
  },
  client: async () => formatClientSizes(await measureClientSizes()),
  'first-use': async ({ quick }: Options) => formatFirstUse(await measureFirstUse(quick ? 3 : 15)),
  async memory({ quick }: Options) {
    await installPeers();
    return formatResetMemory(await measureResetMemory(quick ? 4 : 10, quick ? 200 : 2_000, report));
  },
  page: async ({ quick }: Options) =>
    formatPageSandbox(await measurePageSandbox(quick ? 1 : 15, quick ? 1_000 : 10_000, report)),
  gate: async (options: Options) => formatGate(await measureGate(options, report)),
};
type Section = keyof typeof sections;

/** Runs of the gate take an hour. */
const usualSections: readonly Section[] = ['servers', 'client', 'first-use', 'memory', 'page'];

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

const options = new Command('bench')
  .description(
    'Compares the speed of the sandbox with other mocks of the contract and with node:http. Measures the size of the client, the first response of the sandbox, its memory, the sandbox in a page of Chromium, and runs of the gate.',
  )
  .addOption(
    new Option('--only <section>', `one of them; by default ${usualSections.join(', ')}`).choices(
      Object.keys(sections),
    ),
  )
  .option('--quick', 'run one short round, for a rough estimate only', false)
  .option('--effort <efforts>', 'of the gate', effortList, ['quick', 'standard'])
  .option('--latency <ms>', 'of the gate: added to each response of the API', numberList, [0, 20, 40, 100])
  .option('--concurrency <numbers>', 'of the gate: cases at the same time', numberList, [1, 8])
  .option(
    '--out <file>',
    'the file for the results of the servers',
    fileURLToPath(new URL('results.json', import.meta.url)),
  )
  .parse()
  .opts<Options>();

for (const section of options.only ? [options.only] : usualSections) {
  const text = await sections[section](options);
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  console.log(`${text}\n`);
}
// Connections to the measured servers may still be open.
process.exit();
