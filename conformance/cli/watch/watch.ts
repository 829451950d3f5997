import { InterruptedError, StartupError } from '../../engine/errors.ts';
import type { Report } from '../../engine/report/report.ts';
import type { GateOptions } from '../../engine/settings/gate-options.ts';
import { renderScreen } from '../../report/terminal.ts';
import type { SavedReports } from '../../report/write-reports.ts';
import { listScenarios } from '../../scenarios/load-scenarios.ts';
import type { Io } from '../io.ts';
import { checkWithProgress } from '../progress.ts';
import { nextTrigger, readContent } from './next-trigger.ts';
import { type Round, repeat } from './round.ts';

/** How often the target or the content at `--watch-url` is requested, in milliseconds. */
const intervalMs = 500;

type Watching = {
  readonly options: GateOptions;
  readonly watchUrl: string | undefined;
  readonly io: Io;
  /** Writes the files of a report. */
  readonly save: (report: Report) => Promise<SavedReports>;
  /** Receives the report so far if the first run is interrupted. */
  readonly saveSoFar: (report: Report) => Promise<void>;
};

/**
 * Runs the gate. Then, whenever the target restarts, the content at `--watch-url` changes or Enter is pressed, repeats what
 * failed and what was not exercised. Ctrl-C ends it with the exit code of the last verdict.
 *
 * @throws StartupError on bad usage, and if the first run can't start
 * @throws InterruptedError if Ctrl-C ends the first run
 */
export const watch = async (
  signal: AbortSignal,
  { options, watchUrl, io, save, saveSoFar }: Watching,
): Promise<number> => {
  const { stdin = process.stdin, stdout, stderr, env } = io;
  const keyboard = stdin.isTTY ? stdin : null;
  const what = `the target to restart${watchUrl === undefined ? '' : `, or ${watchUrl} to change`}`;
  const wait = `Waiting for ${what}. Press ${keyboard ? 'Enter to repeat now, ' : ''}Ctrl-C to end.\n`;
  const readPage = async () =>
    watchUrl === undefined ? null : { url: watchUrl, content: await readContent(watchUrl, signal) };
  const show = async ({ report, what }: Round) => {
    const { view, problems } = await save(report);
    stdout.write(renderScreen(view, stdout, env, what));
    for (const problem of problems) stderr.write(`${problem}\n`);
  };

  let page = await readPage();
  let report = await checkWithProgress({ ...options, signal }, io, saveSoFar);
  await show({ report, what: 'everything' });
  const scenarios = await listScenarios();
  // With other random values, a failure could vanish without a repair.
  const { seed } = report;
  const check = (only = options.only ?? []) => checkWithProgress({ ...options, only, seed, signal }, io);

  for (;;) {
    try {
      stdout.write(wait);
      const trigger = await nextTrigger({ target: options.target, page, keyboard, signal, intervalMs });
      stderr.write(`Repeating: ${trigger}.\n`);
      page = await readPage().catch(() => page);
      for await (const round of repeat(report, scenarios, check, options.allowPartial ?? false)) {
        report = round.report;
        await show(round);
      }
    } catch (error) {
      if (error instanceof InterruptedError) stderr.write(`${error.message}\n`);
      if (signal.aborted) return report.exitCode;
      // The target may be back only in part. The next restart may repair it.
      if (!(error instanceof StartupError)) throw error;
      stderr.write(`${error.message}\n`);
    }
  }
};
