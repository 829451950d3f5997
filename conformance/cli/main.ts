import { CommanderError } from 'commander';
import { InterruptedError, StartupError } from '../engine/errors.ts';
import { compact, printable } from '../engine/report/format.ts';
import type { Report } from '../engine/report/report.ts';
import { tool } from '../engine/report/tool.ts';
import { interruptedExitCode } from '../engine/report/verdict.ts';
import { didYouMean } from '../engine/settings/patterns.ts';
import { listScenarios } from '../scenarios/load-scenarios.ts';
import type { GateConfig } from './config/config.ts';
import { loadConfig } from './config/load-config.ts';
import { checkNoConfig, writeConfig } from './config/write-config.ts';
import { badUsage, type Io, untilInterrupted } from './io.ts';
import { type CliOptions, createCommand, gateOptions, parsed } from './options.ts';
import { checkWithProgress } from './progress.ts';
import { openReports } from './reports.ts';

/** Every command except the main one, which runs the gate. */
const subcommands = ['proxy', 'har'] as const;

const run = async (argv: readonly string[], io: Io, preset: GateConfig): Promise<number> => {
  const [first = '', ...rest] = argv;
  const subcommand = subcommands.find((name) => name === first);
  if (subcommand) return (await import('./run-passive.ts'))[subcommand](rest, io);
  if (first !== '' && !first.startsWith('-')) {
    const list = `Available: ${subcommands.join(', ')}. To run the gate, use --target without a command.`;
    throw new StartupError(`Unknown command "${first}". ${didYouMean(first, subcommands) || list}`);
  }
  const cli = parsed(createCommand(), argv, io).opts<CliOptions>();
  const config = await loadConfig(cli.config, io);
  const { list, explain: clause, only = [], json = false } = cli;
  if (list || clause !== undefined) {
    const { explain, listing } = await import('./register.ts');
    const context = { scenarios: await listScenarios(), waivers: config.waivers ?? [], json };
    io.stdout.write(clause === undefined ? listing(only, context) : explain(clause, context));
    return 0;
  }
  if (cli.init) checkNoConfig(io.cwd);
  const options = gateOptions(cli, { ...config, ...preset }, io.env);
  const reports = await openReports(options, io);
  const { token, tokens = {} } = options;
  const secrets = compact([token, tokens.session, tokens.live, tokens.secondWorkspace?.token]);
  const save = (report: Report) => reports.save(report, secrets);
  const saveSoFar = async (report: Report): Promise<void> => {
    const { problems } = await save(report);
    const done = problems.length > 0 ? problems.join('\n') : `The report so far is in ${reports.dir}.`;
    io.stderr.write(`${done} Deleting what the run created.\n`);
  };
  try {
    if (cli.watch) {
      const { watch } = await import('./watch/watch.ts');
      const watching = { options, watchUrl: cli.watchUrl, io, save, saveSoFar };
      return await untilInterrupted((signal) => watch(signal, watching), io);
    }
    const check = (signal: AbortSignal) => checkWithProgress({ ...options, signal }, io, saveSoFar);
    const report = await untilInterrupted(check, io);
    const exitCode = await reports.write(report, secrets);
    if (cli.init) {
      const file = await writeConfig(io.cwd, { target: options.target, driver: cli.driver }, report);
      io.stderr.write(
        `Wrote ${file}. From now on, set WORKSPACE_TOKEN and run ${tool.name} without options.\n`,
      );
    }
    return exitCode;
  } catch (error) {
    if (error instanceof InterruptedError && error.report) await reports.write(error.report, secrets);
    throw error;
  }
};

/**
 * The command `workspace-conformance`.
 *
 * @param argv its arguments, without node and the script
 * @param ownIo its streams, environment and working directory; by default those that the process has
 * @param preset settings that take precedence over the configuration file; the arguments take precedence over them
 * @returns the exit code: 0 conformant, 1 not conformant, 2 could not start, 3 partial or with errors, 130 interrupted
 */
export const main = async (
  argv: readonly string[],
  ownIo: Partial<Io> = {},
  preset: GateConfig = {},
): Promise<number> => {
  const { stdout, stderr, env } = process;
  const io: Io = { stdout, stderr, env, cwd: process.cwd(), ...ownIo };
  // A reader that closes a pipe, such as `head`, doesn't end the run.
  for (const stream of [io.stdout, io.stderr]) stream.on('error', () => undefined);
  try {
    return await run(argv, io, preset);
  } catch (error) {
    // Commander has already printed its message. --help and --version have exit code 0.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : badUsage;
    const { message, stack } = error as Error;
    const isExpected = error instanceof StartupError || error instanceof InterruptedError;
    io.stderr.write(`${printable(isExpected ? message : (stack ?? String(error)))}\n`);
    return error instanceof InterruptedError ? interruptedExitCode : badUsage;
  }
};
