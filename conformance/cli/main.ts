import { resolve } from 'node:path';
import { CommanderError } from 'commander';
import type { GateOptions } from '../engine/run/gate-options.ts';
import { CannotStart } from '../engine/run/preflight.ts';
import { Interrupted, runGate } from '../engine/run/run-gate.ts';
import { writeReports } from '../report/write-reports.ts';
import { loadConfig } from './config/load-config.ts';
import { gateOptions } from './gate-options.ts';
import { listing, listScenarios } from './list.ts';
import { type CliOptions, createCommand } from './options.ts';
import { createProgress } from './progress.ts';

/** Where the command reads and writes: the process, unless a test says otherwise. */
export type Io = {
  stdout: NodeJS.WritableStream & { isTTY?: boolean; columns?: number };
  stderr: NodeJS.WritableStream & { isTTY?: boolean; columns?: number };
  env: NodeJS.ProcessEnv;
  cwd: string;
};

/** What a shell gives for a command that SIGINT ended: 128 + 2. */
const interrupted = 130;

const processIo = (): Io => ({
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  cwd: process.cwd(),
});

const run = async (argv: readonly string[], io: Io): Promise<number> => {
  const command = createCommand()
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
    });
  const cli = command.parse(argv, { from: 'user' }).opts<CliOptions>();
  if (cli.list) {
    io.stdout.write(`${listing(await listScenarios(), cli.only ?? [])}\n`);
    return 0;
  }
  const config = await loadConfig(cli.config, io.cwd);
  const options = gateOptions(cli, config, io.env);
  const progress = createProgress(io.stderr, io.env);
  const report = await untilInterrupted((signal) => runGate(options, { ...progress, signal }), io.stderr);
  progress.end();
  await writeReports(report, {
    dir: resolve(io.cwd, options.reportDir),
    stdout: io.stdout,
    env: io.env,
    secrets: secretsOf(options),
  });
  return report.exitCode;
};

const signals = ['SIGINT', 'SIGTERM'] as const;

/** The first Ctrl-C ends the run in good order, so that nothing is left on the target; the second one at once. */
const untilInterrupted = async <T>(
  work: (signal: AbortSignal) => Promise<T>,
  stderr: Io['stderr'],
): Promise<T> => {
  const interrupt = new AbortController();
  const onSignal = () => {
    stderr.write('\nInterrupted: taking away what was made. Once more ends it at once.\n');
    interrupt.abort();
  };
  for (const signal of signals) process.once(signal, onSignal);
  try {
    return await work(interrupt.signal);
  } finally {
    for (const signal of signals) process.off(signal, onSignal);
  }
};

const secretsOf = ({ token, tokens = {} }: GateOptions): string[] =>
  [token, tokens.session, tokens.live, tokens.secondWorkspace?.token].filter(
    (secret) => secret !== undefined,
  );

/**
 * The command `workspace-conformance`.
 *
 * @param argv its arguments, without node and the script
 * @param io where it reads and writes; the process's own where absent
 * @returns the exit code: 0 conformant, 1 not conformant, 2 it could not start, 3 partial
 */
export const main = async (argv: readonly string[], io: Io = processIo()): Promise<number> => {
  try {
    return await run(argv, io);
  } catch (error) {
    // Commander has said what is wrong itself; for --help and --version its exit code is 0.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof Interrupted) {
      io.stderr.write(`${error.message}\n`);
      return interrupted;
    }
    io.stderr.write(
      error instanceof CannotStart ? `${error.message}\n` : `${(error as Error).stack ?? String(error)}\n`,
    );
    return 2;
  }
};
