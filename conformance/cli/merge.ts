import { resolve } from 'node:path';
import { Command } from 'commander';
import { mergeReports, type ShardReport } from '../engine/report/merge-reports.ts';
import { gateCommand, tool } from '../engine/report/tool.ts';
import { StartupError } from '../engine/settings/startup-error.ts';
import { reportFiles } from '../report/report-files.ts';
import type { Io } from './io.ts';
import { parsed } from './parsed.ts';
import { compareOption, loadComparison, readReport } from './read-report.ts';
import { checkReportDir } from './report-dir.ts';
import { writeAllReports } from './write-all-reports.ts';

const badUsage = 2;

/** The options of `merge`. */
type MergeOptions = { reportDir: string; allowPartial?: boolean; compare?: string };

/** Creates the command `merge` with its options. */
const createMergeCommand = (): Command =>
  new Command(`${gateCommand} merge`)
    .description('Merges the reports of all shards of a run into one, with one verdict and its exit code.')
    .version(tool.version)
    .argument('<reports...>', `${reportFiles.json} files, or folders that contain one`)
    .option('--report-dir <folder>', 'the folder of the merged reports', 'reports')
    .option('--allow-partial', 'exit with 0 if the verdict is partial and there were no errors')
    .option(...compareOption)
    .showHelpAfterError('(see --help)');

const readShard = async (path: string): Promise<ShardReport> => {
  const { file, report } = await readReport(path);
  if (report.shard) return { file, report: report as ShardReport['report'] };
  throw new StartupError(
    `${file} is not the report of a shard. Run the gate with --shard 1/4, and pass its ${reportFiles.json}.`,
  );
};

/**
 * The command `merge`. Returns the exit code.
 *
 * @throws StartupError if a report can't be read, or the reports are not the shards of one run
 */
export const runMerge = async (argv: readonly string[], io: Io): Promise<number> => {
  const command = parsed(createMergeCommand(), argv, io);
  const { reportDir, allowPartial = false, compare } = command.opts<MergeOptions>();
  const addComparison = await loadComparison(compare, io.cwd);
  const reports = await Promise.all(command.args.map((path) => readShard(resolve(io.cwd, path))));
  const report = addComparison(mergeReports(reports, { allowPartial }));
  const dir = resolve(io.cwd, reportDir);
  await checkReportDir(dir);
  return writeAllReports(report, dir, [], io, badUsage);
};
