import { basePath, keyPrefixes, sandboxUrl } from '@workspace-api/contract';
import { Command, InvalidArgumentError, Option } from 'commander';
import { StartupError } from '../engine/errors.ts';
import { reportFiles } from '../engine/report/report.ts';
import { gateCommand, tool } from '../engine/report/tool.ts';
import { efforts } from '../engine/settings/effort.ts';
import type { GateOptions } from '../engine/settings/gate-options.ts';
import type { GateConfig } from './config/config.ts';
import type { Io } from './io.ts';

/** The options of every command, about its configuration and its reports. */
export type CommonCli = Pick<GateConfig, 'only' | 'reportDir' | 'sandboxUrl'> & {
  config?: string;
  compare?: string;
  json?: boolean;
};

/** The options of the gate. Times are in milliseconds. */
export type CliOptions = CommonCli &
  Partial<Omit<GateOptions, 'driver'>> & {
    driver?: string;
    driverOption?: Record<string, string>;
    maxWait?: number;
    maxDuration?: number;
    list?: boolean;
    /** The id of a clause. */
    explain?: string;
    init?: boolean;
    watch?: boolean;
    watchUrl?: string;
  };

/** The options that do something else than a run with its reports. */
const excludedByWatch = ['replay', 'init', 'list', 'explain', 'json'];

/** Adds a value as `name=value` to the previous ones. @throws InvalidArgumentError */
export const keyValue = (value: string, previous: Record<string, string> = {}): Record<string, string> => {
  const at = value.indexOf('=');
  if (at < 1) throw new InvalidArgumentError('It must be name=value.');
  return { ...previous, [value.slice(0, at)]: value.slice(at + 1) };
};

const epilogue = `
Other commands:
  proxy  forwards requests to a server and checks the traffic (proxy --help)
  har    checks recorded traffic (har --help)

Exit codes:
  0  conformant (or partial without errors, with --allow-partial)
  1  not conformant: at least one must clause is violated
  2  bad usage, or the target is unreachable or refuses the token
  3  partial: no must clause is violated, except waived ones, but some clauses could not be checked, or there were errors:
     an operation without a response, a target that stops responding, a failure of the harness
  130  interrupted by Ctrl-C: the reports cover what was checked until then
With --watch, Ctrl-C ends the command with the exit code of the last verdict.

The gate respects rate limits. Once --max-wait or --max-duration is reached, the remaining clauses are not exercised.

Examples:
  ${gateCommand} --target ${sandboxUrl} --token ${keyPrefixes.test}... --effort quick --init
  ${gateCommand} --only 'pagination,idempotency.*' --effort thorough
  ${gateCommand} --effort quick --watch
  ${gateCommand} --replay 'pagination.walks,listAgents-while-it-changes,42,3:0:1'`;

/** Adds the options of every command. @param configHelp what it reads from the configuration */
export const withCommonOptions = (command: Command, description: string, configHelp: string): Command =>
  command
    .description(description)
    .version(tool.version)
    .option('--config <file>', `the configuration file${configHelp}`)
    .option('--only <clauses>', 'clauses, families or patterns, separated by commas', commaSeparated)
    .option('--report-dir <folder>', 'the folder of the reports (default: reports)')
    .option(
      '--compare <report>',
      `a ${reportFiles.json} of an earlier run, or its folder: the reports show what changed; the exit code stays the same`,
    )
    .option(
      '--sandbox-url <url>',
      `the dashboard of the sandbox in which links of ${reportFiles.html} repeat findings (default: ${new URL('/', sandboxUrl)})`,
      httpUrl,
    )
    .showHelpAfterError('(see --help)');

/** Parses a command that writes to the given streams. @throws CommanderError instead of ending the process */
export const parsed = (command: Command, argv: readonly string[], io: Io): Command =>
  command
    .exitOverride()
    .configureOutput({
      writeOut: (output) => io.stdout.write(output),
      writeErr: (output) => io.stderr.write(output),
    })
    .parse(argv, { from: 'user' });

/** Creates the command with its options. */
export const createCommand = (): Command =>
  withCommonOptions(
    new Command(gateCommand)
      .option('--target <url>', `the API's base, ending in ${basePath}`)
      .option(
        '--token <token>',
        'a key with every scope, preferably of a test workspace (or WORKSPACE_TOKEN)',
      ),
    'Checks any server against the Workspace API, clause by clause.',
    ' (default: conformance.config.ts, .mts, .cts, .js, .mjs, .cjs or .json)',
  )
    .option(
      '--driver <module>',
      'capabilities that the API lacks: the path of a module, the name of an installed package, or the URL of a driver over HTTP',
    )
    .option('--driver-option <name=value>', 'an option of the driver; repeatable (default: none)', keyValue)
    .option(
      '--receiver-url <url>',
      "the URL at which the target reaches the gate's webhook receiver, such as a tunnel's URL",
    )
    .option(
      '--receiver-listen <host:port>',
      'the address on which the receiver listens (default: 127.0.0.1:0)',
    )
    .addOption(
      new Option(
        '--effort <effort>',
        'the number of values and sequences to try, "standard" by default',
      ).choices(efforts),
    )
    .option('--seed <number>', 'the seed of all random values', parseInteger)
    .option(
      '--concurrency <number>',
      'the maximum number of cases that run at the same time (default: 8)',
      parseInteger,
    )
    .option('--replay <id>', 'repeat one case, by the replay id from a report')
    .option('--allow-partial', 'exit with 0 if the verdict is partial and there were no errors')
    .option('--max-wait <time>', 'the maximum time to wait for rate limits (default: 20m)', milliseconds)
    .option(
      '--max-duration <time>',
      'the maximum duration of the run, without its cleanup (default: 30m)',
      milliseconds,
    )
    .addOption(
      new Option(
        '--init',
        'after the run, write a configuration with what the target does not offer; never overwrites one',
      ).conflicts(['list', 'explain', 'config']),
    )
    .addOption(
      new Option(
        '--watch',
        'keep running: when the target restarts or Enter is pressed, repeat what failed, then what was not exercised, then everything',
      ).conflicts(excludedByWatch),
    )
    .addOption(
      new Option('--watch-url <url>', '--watch, which also repeats when the content at this URL changes')
        .argParser(httpUrl)
        .implies({ watch: true })
        .conflicts(excludedByWatch),
    )
    .option('--list', 'list all clauses by family and all scenarios, then exit')
    .option(
      '--explain <clause>',
      'show the section of the service document, operations, scenarios, mutants and waivers of a clause, then exit',
    )
    .option('--json', `print JSON: ${reportFiles.json}, or what --list or --explain lists`)
    .addHelpText('after', epilogue);

/**
 * Merges the options. The command line takes precedence over the configuration file, which takes precedence over the
 * environment.
 *
 * @throws StartupError if the target or the token is missing
 */
export const gateOptions = (
  cli: CliOptions,
  config: GateConfig,
  env: Record<string, string | undefined>,
): GateOptions & CommonCli => {
  const { driverOption, maxWait, maxDuration } = cli;
  // The gate ignores the members that are settings of the command.
  const merged = {
    ...(env.WORKSPACE_TOKEN ? { token: env.WORKSPACE_TOKEN } : {}),
    ...config,
    ...cli,
    ...(maxWait !== undefined && { maxWaitMs: maxWait }),
    ...(maxDuration !== undefined && { maxDurationMs: maxDuration }),
    driverOptions: { ...config.driverOptions, ...driverOption },
  };
  const { target, token } = merged;
  if (!target) throw new StartupError(`Missing target. Pass one, such as --target ${sandboxUrl}.`);
  if (!token)
    throw new StartupError(`Missing token. Pass --token ${keyPrefixes.test}... or set WORKSPACE_TOKEN.`);
  return { ...merged, target, token };
};

/** Parses a whole number. @throws InvalidArgumentError */
export const parseInteger = (value: string): number => {
  if (!/^-?\d{1,10}$/.test(value)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(value);
};

/** Checks an http(s) URL. @throws InvalidArgumentError */
export const httpUrl = (value: string): string => {
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value;
  throw new InvalidArgumentError('It must be an http(s) URL.');
};

/** Appends the items of a comma-separated list to the previous items. @throws InvalidArgumentError if it has none */
export const commaSeparated = (value: string, previous: string[] = []): string[] => {
  const items = value.split(',').flatMap((part) => part.trim() || []);
  if (items.length === 0) throw new InvalidArgumentError('It is empty.');
  return [...previous, ...items];
};

const unitMs: Record<string, number> = { s: 1_000, m: 60_000, h: 3_600_000 };

/** Parses a duration such as `90s`, `20m` or `2h` to milliseconds. @throws InvalidArgumentError */
export const milliseconds = (value: string): number => {
  const [, number, unit = 's'] = /^(\d{1,6})([smh])?$/.exec(value) ?? [];
  if (number === undefined) throw new InvalidArgumentError('It must be a duration such as 90s, 20m or 2h.');
  return Number(number) * (unitMs[unit] as number);
};
