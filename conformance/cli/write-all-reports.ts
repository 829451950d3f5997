import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import type { Report } from '../engine/report/report.ts';
import { ReportFileError } from '../report/report-files.ts';
import { findConfigFile } from './config/load-config.ts';
import type { Io } from './io.ts';

/** The closest folder with a repository; the folder itself if there is none. */
const findRepository = (folder: string): string => {
  for (let candidate = folder; ; candidate = dirname(candidate)) {
    if (existsSync(join(candidate, '.git'))) return candidate;
    if (candidate === dirname(candidate)) return folder;
  }
};

/** The path of a file within the repository of a folder, with slashes; null if the file is elsewhere. */
export const toRepositoryPath = (file: string | undefined, folder: string): string | null => {
  if (file === undefined) return null;
  const path = relative(findRepository(folder), file);
  return path.startsWith('..') || isAbsolute(path) ? null : path.replaceAll(sep, '/');
};

/**
 * Writes the reports of a run. Returns the exit code.
 *
 * @param configPath the run's configuration
 * @param badUsage the exit code if no clause is broken but a report could not be written
 */
export const writeAllReports = async (
  report: Report,
  dir: string,
  secrets: readonly string[],
  io: Io,
  badUsage: number,
  configPath: string | undefined = findConfigFile(io.cwd),
): Promise<number> => {
  // Loaded only now, because --list, --explain and --help don't need the report libraries.
  const { writeReports } = await import('../report/write-reports.ts');
  try {
    await writeReports(report, {
      dir,
      stdout: io.stdout,
      env: io.env,
      secrets,
      configFile: toRepositoryPath(configPath, io.cwd),
    });
  } catch (error) {
    if (!(error instanceof ReportFileError)) throw error;
    io.stderr.write(`${error.message}\n`);
    // The verdict was already printed, so a broken clause keeps its exit code.
    return report.exitCode === 0 ? badUsage : report.exitCode;
  }
  return report.exitCode;
};
