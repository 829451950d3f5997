import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { formatSizes, measureClientSizes } from './client-sizes.ts';
import { formatFirstUse, measureFirstUse } from './first-use.ts';
import { formatMoments, measureMoments } from './moments.ts';
import { formatPageSandbox } from './page-sandbox/format.ts';
import { measurePageSandbox } from './page-sandbox/measure.ts';
import { checkPrerequisites } from './prerequisites.ts';
import { formatResetMemory, measureResetMemory } from './reset-memory.ts';
import { run } from './run.ts';
import { anHour } from './soak.ts';
import { formatTable } from './table.ts';

const { quick, soak, abuse, memory, scale, pages, pageSandbox, out } = new Command('bench')
  .description(
    'Compares the speed of the sandbox with other mocks of the contract and with node:http, and measures the client.',
  )
  .option('--quick', 'run one short round, for a rough estimate only', false)
  .option('--abuse', 'only measure the most expensive requests, one at a time', false)
  .option('--memory', 'only measure the memory that stays after load and a reset', false)
  .option(
    '--scale',
    'only measure one and two sandboxes on one PostgreSQL, and update docs/sandbox.md',
    false,
  )
  .option('--pages', 'only measure what the site, the dashboard and a report cost in Chromium', false)
  .option('--page-sandbox', 'only measure the sandbox in a page of Chromium', false)
  .option('--no-soak', 'skip the soak test, which measures memory growth')
  .option('--out <file>', 'the file for the results', fileURLToPath(new URL('results.json', import.meta.url)))
  .parse()
  .opts<{
    quick: boolean;
    soak: boolean;
    abuse: boolean;
    memory: boolean;
    scale: boolean;
    pages: boolean;
    pageSandbox: boolean;
    out: string;
  }>();

const report = (line: string) => process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${line}` : `${line}\n`);

const updateFile = async (file: string, change: (content: string) => string): Promise<void> =>
  writeFile(file, change(await readFile(file, 'utf8')));

const isWhole = !(abuse || memory || scale || pages || pageSandbox);
try {
  await checkPrerequisites(
    {
      browser: pages || pageSandbox || isWhole,
      postgres: scale || (isWhole && 'optional'),
      peers: memory || scale || isWhole,
      ...(isWhole && { out }),
    },
    report,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

if (abuse) {
  const { runAbuse } = await import('./abuse/run.ts');
  const { formatAbuse } = await import('./abuse/table.ts');
  const results = await runAbuse({ ...(quick ? { times: 1, rounds: 1 } : { times: 3, rounds: 3 }), report });
  console.log(formatAbuse(results));
  process.exit();
}

if (pages) {
  const { runPages } = await import('./pages/run.ts');
  const { formatPages } = await import('./pages/table.ts');
  console.log(formatPages(await runPages({ rounds: quick ? 1 : 5, report })));
  process.exit();
}

const measurePage = () =>
  quick ? measurePageSandbox(1, 1_000, report) : measurePageSandbox(15, 10_000, report);
if (pageSandbox) {
  console.log(formatPageSandbox(await measurePage()));
  process.exit();
}

const measureMemory = () =>
  quick ? measureResetMemory(4, 200, report) : measureResetMemory(10, 2_000, report);
if (memory) {
  console.log(formatResetMemory(await measureMemory()));
  process.exit();
}

if (scale) {
  const { runScale } = await import('./scale/run.ts');
  const { formatScale, replaceScale } = await import('./scale/page.ts');
  const text = formatScale(await runScale({ seconds: quick ? 2 : 20, report }));
  console.log(text);
  if (!quick)
    await updateFile(fileURLToPath(new URL('../docs/sandbox.md', import.meta.url)), replaceScale(text));
  process.exit();
}

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
const resetMemory = await measureMemory();
console.log(`\nMemory after load and a reset, round by round:\n${formatResetMemory(resetMemory)}`);
const page = await measurePage();
console.log(`\nThe sandbox in a page:\n${formatPageSandbox(page)}`);
const sizes = await measureClientSizes();
console.log(`\nBundle sizes of the client:\n${formatSizes(sizes)}\n`);
await writeFile(
  out,
  `${JSON.stringify({ ...results, moments, firstUse, resetMemory, pageSandbox: page, clientSizes: sizes }, null, 2)}\n`,
);
console.log(`Results written to ${out}.`);
