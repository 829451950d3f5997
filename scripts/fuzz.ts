import { Command } from 'commander';
import { badUsage } from '../conformance/cli/io.ts';
import { parseInteger } from '../conformance/cli/options.ts';
import { findPrograms, startPostgres } from '../mocks/test/postgres-server.ts';
import { parseCount, runCommand } from './command.ts';
import { runFuzz } from './fuzz/run-fuzz.ts';
import { withTarget } from './fuzz/serve-sandbox.ts';

/** @throws Error if PostgreSQL isn't installed */
const startDatabase = async () => {
  const programs = await findPrograms();
  if (programs === undefined)
    throw new Error('PostgreSQL was not found. Install it, or pass the URL of a database with --store.');
  return startPostgres(programs);
};

type Options = { seed?: number; path?: string; runs: number; store: string };

const fuzz = async ({ seed = 1 + Math.floor(Math.random() * 2 ** 30), path, runs, store }: Options) => {
  console.log(`Seed ${seed}: npm run fuzz -- --seed ${seed} --runs ${runs}`);
  const database = store === 'postgres' ? await startDatabase() : undefined;
  try {
    const data = database?.url ?? store;
    const { problem, statuses } = await withTarget(store === 'sqlite' ? {} : { data }, (target) =>
      runFuzz(target, { seed, runs, path }, (run) => {
        if (run % 100 === 0) process.stderr.write(`${run} of ${runs} sequences\n`);
      }),
    );
    const counts = [...statuses].toSorted(([one], [other]) => one - other);
    console.log(`Statuses: ${counts.map(([status, count]) => `${status} × ${count}`).join(', ')}`);
    console.log(problem ?? '✓ no findings');
    process.exitCode = problem === undefined ? 0 : 1;
  } finally {
    await database?.stop();
  }
};

const command = new Command('fuzz')
  .description(
    'Sends sequences of random requests to its own sandbox on loopback: valid, invalid, and malformed as HTTP. A response must not be a 5xx, violate the contract or expose internals, and the memory must not grow. Exits with 1 if there is a finding, with 2 if the run failed.',
  )
  .option('--seed <number>', 'the same seed creates the same requests (default: random)', parseInteger)
  .option('--path <path>', 'repeats only one sequence of a seed, as a finding prints it')
  .option('--runs <number>', 'the number of sequences, of 100 requests on average', parseCount, 1000)
  .option(
    '--store <where>',
    'the database of the sandbox: sqlite (in memory), postgres (a separate server), or the URL of an empty PostgreSQL database',
    'sqlite',
  )
  .showHelpAfterError('Use --help for a list of options.')
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : badUsage))
  .action(fuzz);
await runCommand(command, badUsage);
