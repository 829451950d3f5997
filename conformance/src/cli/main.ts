import { CommanderError } from 'commander';
import { loadConfig } from '../config/load-config.ts';
import { writeReports } from '../report/write-reports.ts';
import type { GateOptions } from '../run/gate-options.ts';
import { CannotStart } from '../run/preflight.ts';
import { runGate } from '../run/run-gate.ts';
import { gateOptions } from './gate-options.ts';
import { listing, listScenarios } from './list.ts';
import { type CliOptions, createCommand } from './options.ts';
import { createProgress } from './progress.ts';

const run = async (argv: readonly string[]): Promise<number> => {
  const command = createCommand().exitOverride();
  const cli = command.parse(argv, { from: 'user' }).opts<CliOptions>();
  if (command.args.length > 0) {
    throw new CannotStart(
      `There is no argument ${command.args[0]}; everything is given as an option. See --help.`,
    );
  }
  if (cli.list) {
    console.log(listing(await listScenarios(), cli.only ?? []));
    return 0;
  }
  const config = await loadConfig(cli.config, process.cwd());
  const options = gateOptions(cli, config, process.env);
  const progress = createProgress(process.stderr, process.env);
  const warn = (message: string) => {
    progress.end();
    process.stderr.write(`${message}\n`);
  };
  const report = await runGate(options, { ...progress, warn });
  progress.end();
  await writeReports(report, {
    dir: options.reportDir,
    stdout: process.stdout,
    env: process.env,
    secrets: secretsOf(options),
  });
  return report.exitCode;
};

const secretsOf = ({ token, tokens = {} }: GateOptions): string[] =>
  [token, tokens.session, tokens.live, tokens.secondWorkspace?.token].filter(
    (secret) => secret !== undefined,
  );

/**
 * The command `workspace-conformance`.
 *
 * @param argv its arguments, without node and the script
 * @returns the exit code: 0 conformant, 1 not conformant, 2 it could not start, 3 partial
 */
export const main = async (argv: readonly string[]): Promise<number> => {
  try {
    return await run(argv);
  } catch (error) {
    // Commander has said what is wrong itself; for --help and --version its exit code is 0.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    process.stderr.write(
      error instanceof CannotStart ? `${error.message}\n` : `${(error as Error).stack ?? String(error)}\n`,
    );
    return 2;
  }
};
