import { once } from 'node:events';
import { resolve } from 'node:path';
import { basePath, operationList, sandboxUrl } from '@workspace-api/contract';
import { Command, InvalidArgumentError } from 'commander';
import { StartupError } from '../engine/errors.ts';
import { compact } from '../engine/report/format.ts';
import { gateCommand } from '../engine/report/tool.ts';
import { optionsSchema, parseOptions } from '../engine/settings/gate-options.ts';
import { createMatcher } from '../engine/settings/patterns.ts';
import { checkedBase } from '../engine/settings/settings.ts';
import { splitWaivers } from '../engine/settings/waivers.ts';
import { chooseBase } from '../passive/har/find-base.ts';
import { observeHar } from '../passive/har/observe-har.ts';
import { readHar } from '../passive/har/read-har.ts';
import { createObserver, type PassiveSettings } from '../passive/observer.ts';
import { passiveReport } from '../passive/passive-report.ts';
import { startProxy } from '../passive/proxy.ts';
import type { GateConfig } from './config/config.ts';
import { loadConfig } from './config/load-config.ts';
import { type Io, untilInterrupted } from './io.ts';
import {
  type CommonCli,
  commaSeparated,
  milliseconds,
  parsed,
  parseInteger,
  withCommonOptions,
} from './options.ts';
import { openReports } from './reports.ts';

/** The options shared by both commands that check other clients' traffic. */
type PassiveCli = CommonCli & { include?: string[]; exclusive?: boolean };

const exitCodes = `
Exit codes:
  0  the observed traffic violates no must clause
  1  the observed traffic violates at least one must clause
  2  bad usage, or the command could not start
  3  no must clause is violated, but nothing could be checked, or there were errors`;

const passive = (name: string, description: string): Command =>
  withCommonOptions(
    new Command(`${gateCommand} ${name}`),
    description,
    '; target, only, waivers, unsupported and passive are used',
  )
    .option(
      '--include <operations>',
      'operations or tags to check, or patterns (default: all)',
      commaSeparated,
    )
    .option('--exclusive', 'only this traffic changes the target: also check that written data is read back')
    .addHelpText('after', exitCodes);

const port = (value: string): number => {
  const number = parseInteger(value);
  if (number < 0 || number > 65_535) throw new InvalidArgumentError('It must be between 0 and 65535.');
  return number;
};

const names = operationList.flatMap(({ id, tag }) => [id, tag]);

/**
 * Prepares what checks the traffic. The command line takes precedence over the configuration file. `report` writes the reports,
 * and returns the exit code.
 *
 * @throws StartupError on bad usage
 */
const start = async (cli: PassiveCli, config: GateConfig, target: string, io: Io) => {
  const reports = await openReports({ ...config, ...cli }, io);
  const [startedAt, began] = [new Date(), performance.now()];
  const only = cli.only ?? config.only ?? [];
  parseOptions(optionsSchema.pick({ only: true }), { only });
  const { waivers = [], unsupported = [], passive = {} } = config;
  const { include = passive.include ?? [], exclusive = passive.exclusive ?? false } = cli;
  for (const pattern of include) {
    if (!names.some(createMatcher([pattern])))
      throw new StartupError(`--include: no operation or tag matches "${pattern}".`);
  }
  const settings: PassiveSettings = {
    target,
    only,
    include,
    unsupported,
    ...splitWaivers(waivers, startedAt),
    isExclusive: exclusive,
    scopes: passive.scopes ?? {},
  };
  const observer = createObserver(settings);
  return {
    observer,
    report: (source: string, remarks: readonly string[] = []): Promise<number> => {
      const time = { startedAt, durationMs: performance.now() - began };
      const { report, secrets } = passiveReport(settings, observer, source, remarks, time);
      return reports.write(report, secrets);
    },
  };
};

/** The command `proxy`. Returns the exit code. @throws StartupError if it can't start */
export const proxy = async (argv: readonly string[], io: Io): Promise<number> => {
  const command = passive('proxy', 'Forwards requests to a server and checks the traffic, until Ctrl-C.')
    .option('--target <url>', `the API's base, ending in ${basePath}`)
    .option('--port <number>', 'the port to listen on; 0 for any free port', port, 4020)
    .option('--host <address>', 'the address to listen on', '127.0.0.1')
    .option('--max-duration <time>', 'stop after this time (default: never)', milliseconds);
  type ProxyCli = PassiveCli & { target?: string; port: number; host: string; maxDuration?: number };
  const cli = parsed(command, argv, io).opts<ProxyCli>();
  const config = await loadConfig(cli.config, io);
  const targetOption = cli.target ?? config.target;
  if (!targetOption) throw new StartupError(`Missing target. Pass one, such as --target ${sandboxUrl}.`);
  const target = checkedBase('--target', targetOption);
  const { observer, report } = await start(cli, config, target, io);
  const { host, maxDuration } = cli;
  const server = await startProxy({ target, host, port: cli.port }, observer);
  // An exception that nothing caught ends the command instead of the process, so that the report so far is written.
  const exception = new AbortController();
  const onException = (error: unknown): void => {
    observer.failed('the proxy', error);
    io.stderr.write(`Stopping because of an error in the proxy: ${String(error)}\n`);
    exception.abort();
  };
  const notice =
    'Stopping: requests in progress have 5 seconds to finish. Press Ctrl-C again to exit immediately.';
  process.on('uncaughtException', onException);
  try {
    await untilInterrupted(
      async (interrupt) => {
        io.stdout.write(`Checking traffic from ${server.url} to ${target}. Press Ctrl-C to stop.\n`);
        const limit = maxDuration === undefined ? [] : [AbortSignal.timeout(maxDuration)];
        const end = AbortSignal.any([interrupt, exception.signal, ...limit]);
        if (!end.aborted) await once(end, 'abort');
      },
      io,
      notice,
    );
    await server.close();
  } finally {
    process.off('uncaughtException', onException);
  }
  return report(`proxy at ${server.url}`);
};

/** The command `har`. Returns the exit code. @throws StartupError if it can't start */
export const har = async (argv: readonly string[], io: Io): Promise<number> => {
  const command = passive(
    'har',
    'Checks recorded traffic: HTTP archives (HAR 1.2) from browsers, Playwright and other tools.',
  )
    .argument('<files...>', 'the archives; entries of several files are sorted by time')
    .option('--base <url>', `the API's base, ending in ${basePath} (default: detected from the paths)`)
    .option('--separate', 'check each file separately, because the target was reset between them');
  const cli = parsed(command, argv, io).opts<PassiveCli & { base?: string; separate?: boolean }>();
  const config = await loadConfig(cli.config, io);
  const archives = await Promise.all(command.args.map((file) => readHar(resolve(io.cwd, file))));
  const baseOption = cli.base ?? config.target;
  const recorded = archives.flat();
  const named = baseOption === undefined ? undefined : checkedBase('--base', baseOption);
  const { base: target, note } = chooseBase(recorded, named);
  const { observer, report } = await start(cli, config, target, io);
  let withoutToken = 0;
  for (const entries of cli.separate ? archives : [recorded]) {
    observer.forget();
    withoutToken += observeHar(entries, target, observer);
  }
  const tokenNote = `${withoutToken} requests were recorded without their credentials, so clauses about tokens and keys were not checked on them`;
  return report(command.args.join(', '), compact([withoutToken > 0 && tokenNote, note]));
};
