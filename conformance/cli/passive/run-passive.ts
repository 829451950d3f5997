import { resolve } from 'node:path';
import { setTimeout as timeout } from 'node:timers/promises';
import { sandboxUrl } from '@workspace-api/contract';
import { StartupError } from '../../engine/settings/startup-error.ts';
import { checkBase, describeOtherBases, findBase } from '../../passive/har/find-base.ts';
import { observeHar } from '../../passive/har/observe-har.ts';
import { readHar } from '../../passive/har/read-har.ts';
import { createObserver } from '../../passive/observer.ts';
import { passiveReport } from '../../passive/passive-report.ts';
import { startProxy } from '../../passive/proxy.ts';
import { loadConfig } from '../config/load-config.ts';
import { untilInterrupted } from '../interrupt.ts';
import type { Io } from '../io.ts';
import { parsed } from '../parsed.ts';
import { loadComparison } from '../read-report.ts';
import { checkReportDir } from '../report-dir.ts';
import { writeAllReports } from '../write-all-reports.ts';
import { createHarCommand, createProxyCommand, type HarCli, type ProxyCli } from './options.ts';
import { checkedBase, passiveSettings } from './settings.ts';

const badUsage = 2;

const resolveReportDir = async (reportDir: string | undefined, io: Io): Promise<string> => {
  const dir = resolve(io.cwd, reportDir ?? 'reports');
  await checkReportDir(dir);
  return dir;
};

/** Waits until a signal is aborted, or until a time limit in milliseconds if one is given. */
const until = async (signal: AbortSignal, longest: number | undefined): Promise<void> => {
  if (longest === undefined) {
    if (signal.aborted) return;
    await new Promise((done) => signal.addEventListener('abort', done, { once: true }));
    return;
  }
  await timeout(longest, undefined, { signal }).catch(() => undefined);
};

/**
 * Runs work. An exception that nothing caught aborts it instead of ending the process, so that the report so far is written.
 *
 * @param onException receives the exception
 */
const untilException = async (
  work: (signal: AbortSignal) => Promise<void>,
  onException: (error: unknown) => void,
): Promise<void> => {
  const exception = new AbortController();
  const handle = (error: unknown): void => {
    onException(error);
    exception.abort();
  };
  process.on('uncaughtException', handle);
  try {
    await work(exception.signal);
  } finally {
    process.off('uncaughtException', handle);
  }
};

/** The command `proxy`. Returns the exit code. @throws StartupError if it can't start */
export const runProxy = async (argv: readonly string[], io: Io): Promise<number> => {
  const cli = parsed(createProxyCommand(), argv, io).opts<ProxyCli>();
  const config = await loadConfig(cli.config, io);
  const targetOption = cli.target ?? config.target;
  if (!targetOption) throw new StartupError(`Missing target. Pass one, such as --target ${sandboxUrl}.`);
  const target = checkedBase('--target', targetOption);
  const addComparison = await loadComparison(cli.compare, io.cwd);
  const dir = await resolveReportDir(cli.reportDir ?? config.reportDir, io);
  const [startedAt, began] = [new Date(), performance.now()];
  const settings = passiveSettings(cli, config, target, startedAt);
  const observer = createObserver(settings);
  const { host, port, maxDuration } = cli;
  const proxy = await startProxy({ target, host, port }, observer);
  const forward = async (signal: AbortSignal): Promise<void> => {
    io.stdout.write(`Checking traffic from ${proxy.url} to ${target}. Press Ctrl-C to stop.\n`);
    await until(signal, maxDuration);
  };
  const onInterrupt = (): void => {
    io.stderr.write(
      '\nStopping: requests in progress have 5 seconds to finish. Press Ctrl-C again to exit immediately.\n',
    );
  };
  await untilException(
    async (exception) => {
      await untilInterrupted((interrupt) => forward(AbortSignal.any([interrupt, exception])), onInterrupt);
      await proxy.close();
    },
    (error) => {
      observer.failed('the proxy', error);
      io.stderr.write(`Stopping because of an error in the proxy: ${String(error)}\n`);
    },
  );
  const { report, secrets } = passiveReport(settings, observer, `proxy at ${proxy.url}`, {
    startedAt,
    durationMs: performance.now() - began,
  });
  return writeAllReports(addComparison(report), dir, secrets, io, badUsage);
};

/** The command `har`. Returns the exit code. @throws StartupError if it can't start */
export const runHar = async (argv: readonly string[], io: Io): Promise<number> => {
  const command = parsed(createHarCommand(), argv, io);
  const cli = command.opts<HarCli>();
  const config = await loadConfig(cli.config, io);
  const files = command.args.map((file) => resolve(io.cwd, file));
  const archives = await Promise.all(files.map(readHar));
  const baseOption = cli.base ?? config.target;
  const recorded = archives.flat();
  const target =
    baseOption === undefined ? findBase(recorded) : checkBase(checkedBase('--base', baseOption), recorded);
  const addComparison = await loadComparison(cli.compare, io.cwd);
  const dir = await resolveReportDir(cli.reportDir ?? config.reportDir, io);
  const [startedAt, began] = [new Date(), performance.now()];
  const settings = passiveSettings(cli, config, target, startedAt);
  const observer = createObserver(settings);
  let withoutToken = 0;
  for (const entries of cli.separate ? archives : [recorded]) {
    observer.forget();
    withoutToken += observeHar(entries, target, observer);
  }
  const source = command.args.join(', ');
  const { report, secrets } = passiveReport(settings, observer, source, {
    startedAt,
    durationMs: performance.now() - began,
  });
  const tokenNote = `${withoutToken} requests were recorded without their credentials, so clauses about tokens and keys were not checked on them`;
  const ownNotes = [withoutToken > 0 ? tokenNote : null, describeOtherBases(target, recorded)];
  const notes = [...(report.notes ?? []), ...ownNotes.filter((note) => note !== null)];
  return writeAllReports(
    addComparison(notes.length > 0 ? { ...report, notes } : report),
    dir,
    secrets,
    io,
    badUsage,
  );
};
