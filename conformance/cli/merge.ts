import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { mergeReports, type ShardReport } from '../engine/report/merge-reports.ts';
import type { Report } from '../engine/report/report.ts';
import { gateCommand, tool } from '../engine/report/tool.ts';
import { StartupError } from '../engine/settings/startup-error.ts';
import { reportFiles } from '../report/report-files.ts';
import type { Io } from './io.ts';
import { parsed } from './parsed.ts';
import { checkReportDir } from './report-dir.ts';
import { writeAllReports } from './write-all-reports.ts';

const badUsage = 2;

/** The options of `merge`. */
type MergeOptions = { reportDir: string; allowPartial?: boolean };

/** The subcommand's name. */
export const mergeName = 'merge';

/** Creates the command `merge` with its options. */
const createMergeCommand = (): Command =>
  new Command(`${gateCommand} ${mergeName}`)
    .description('Merges the reports of all shards of a run into one, with one verdict and its exit code.')
    .version(tool.version)
    .argument('<reports...>', `${reportFiles.json} files, or folders that contain one`)
    .option('--report-dir <folder>', 'the folder of the merged reports', 'reports')
    .option('--allow-partial', 'exit with 0 if the verdict is partial and there were no errors')
    .showHelpAfterError('(see --help)');

const read = async (path: string): Promise<ShardReport> => {
  try {
    const file = (await stat(path)).isDirectory() ? join(path, reportFiles.json) : path;
    const report = JSON.parse(await readFile(file, 'utf8')) as Partial<Report>;
    if (report.format === 2 && report.shard) return { file, report: report as ShardReport['report'] };
  } catch (error) {
    throw new StartupError(`The report ${path} can't be read: ${(error as Error).message}`);
  }
  throw new StartupError(
    `${path} is not the report of a shard. Run the gate with --shard 1/4, and pass its ${reportFiles.json}.`,
  );
};

/**
 * The command `merge`. Returns the exit code.
 *
 * @throws StartupError if a report can't be read, or the reports are not the shards of one run
 */
export const runMerge = async (argv: readonly string[], io: Io): Promise<number> => {
  const command = parsed(createMergeCommand(), argv, io);
  const { reportDir, allowPartial = false } = command.opts<MergeOptions>();
  const reports = await Promise.all(command.args.map((path) => read(resolve(io.cwd, path))));
  const report = mergeReports(reports, { allowPartial });
  const dir = resolve(io.cwd, reportDir);
  await checkReportDir(dir);
  return writeAllReports(report, dir, [], io, badUsage);
};
