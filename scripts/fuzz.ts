import { mkdirSync, writeFileSync } from 'node:fs';
import { Command, InvalidArgumentError } from 'commander';
import { findPrograms, startPostgres } from '../mocks/test/postgres-server.ts';
import { formatReport, isClean } from './fuzz/report.ts';
import { runFuzz } from './fuzz/run-fuzz.ts';
import { startProcess } from './fuzz/start-process.ts';
import { fromRoot } from './generate/paths.ts';
import { badUsage } from './matrix/command-options.ts';

const createIntegerParser =
  (least: number) =>
  (value: string): number => {
    const number = Number(value);
    if (Number.isSafeInteger(number) && number >= least) return number;
    throw new InvalidArgumentError(`Expected a whole number of at least ${least}.`);
  };

type Options = {
  seed?: number;
  requests: number;
  concurrency: number;
  resetEvery: number;
  patience: number;
  store: string;
  allowRemote?: boolean;
};

const command = new Command('fuzz')
  .description(
    'Sends requests to its own sandbox on loopback: valid, invalid, malformed as HTTP, and to the control plane without its token. A response must not be a 5xx, take too long, violate the contract or expose internals, and the memory must not grow. Exits with 1 if there are findings, with 2 if the run failed.',
  )
  .option(
    '--seed <number>',
    'the same seed creates the same requests; with --concurrency 1, ids from responses are the same too (default: random)',
    createIntegerParser(0),
  )
  .option('--requests <number>', 'the number of requests', createIntegerParser(1), 100_000)
  .option('--concurrency <number>', 'the number of concurrent requests', createIntegerParser(1), 16)
  .option('--reset-every <number>', 'the number of requests between two resets', createIntegerParser(1), 2500)
  .option('--patience <ms>', 'milliseconds to wait for each response', createIntegerParser(1), 15_000)
  .option(
    '--store <where>',
    'the database of the sandbox: sqlite (in memory), postgres (a separate server), or the URL of an empty PostgreSQL database',
    'sqlite',
  )
  .option('--allow-remote', 'serve the sandbox like one that other machines can reach, without public tokens')
  .showHelpAfterError('Use --help for a list of options.')
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : badUsage));

const {
  seed = Math.floor(Math.random() * 2 ** 31),
  patience,
  store,
  allowRemote: remote,
  ...rest
} = command.parse().opts<Options>();

/** Everything that this script starts, to be stopped at the end. */
const started: { stop(): Promise<void> }[] = [];

const getDatabaseUrl = async (where: string): Promise<string | undefined> => {
  if (where === 'sqlite') return undefined;
  if (where !== 'postgres') return where;
  const programs = await findPrograms();
  if (programs === undefined)
    throw new Error('PostgreSQL was not found. Install it, or pass the URL of a database with --store.');
  const server = await startPostgres(programs);
  started.push(server);
  return server.url;
};

const folder = 'reports/fuzz';
let saved = 0;
const save = (bytes: Uint8Array): string => {
  saved += 1;
  const file = `${folder}/${saved}.http`;
  mkdirSync(fromRoot(folder), { recursive: true });
  writeFileSync(fromRoot(file), bytes);
  return file;
};

const progress = (sentCount: number, findings: number): void => {
  if (process.stderr.isTTY)
    process.stderr.write(`\r\u001b[2K${sentCount} of ${rest.requests}, ${findings} findings`);
  else if (sentCount % 10_000 < rest.concurrency)
    process.stderr.write(`${sentCount} of ${rest.requests}, ${findings} findings\n`);
};

try {
  console.log(
    `Seed ${seed}: npm run fuzz -- --seed ${seed} --requests ${rest.requests} --concurrency ${rest.concurrency}${remote ? ' --allow-remote' : ''}`,
  );
  const target = await startProcess({ seed, data: await getDatabaseUrl(store), remote });
  started.unshift(target);
  const result = await runFuzz(target, { ...rest, seed, timeoutMs: patience }, progress);
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[2K');
  console.log(formatReport(result, target.log, save));
  process.exitCode = isClean(result) && target.log.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = badUsage;
} finally {
  for (const one of started) await one.stop();
}
