import { existsSync } from 'node:fs';
import { open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { StartupError } from '../engine/errors.ts';
import { compareReports } from '../engine/report/compare-reports.ts';
import { type Report, reportFiles } from '../engine/report/report.ts';
import { createFolder } from '../report/create-folder.ts';
import { findConfigFile } from './config/load-config.ts';
import { badUsage, type Io } from './io.ts';
import type { CommonCli } from './options.ts';

/** The closest folder with a repository; null if there is none. */
const findRepository = (folder: string): string | null => {
  if (existsSync(join(folder, '.git'))) return folder;
  return dirname(folder) === folder ? null : findRepository(dirname(folder));
};

/** The path of a file within the repository of a folder, with slashes; null if the file is elsewhere. */
const toRepositoryPath = (file: string, folder: string): string | null => {
  const path = relative(findRepository(folder) ?? folder, file);
  return path.startsWith('..') || isAbsolute(path) ? null : path.replaceAll(sep, '/');
};

/**
 * Creates the folder and writes to it once, so that a long run doesn't end without its reports.
 *
 * @throws StartupError if the reports can't be written
 */
const checkWritable = async (dir: string): Promise<void> => {
  const probe = join(dir, `.write-test-${process.pid}`);
  try {
    await createFolder(dir);
    const existing = Object.values(reportFiles)
      .map((name) => join(dir, name))
      .filter(existsSync);
    for (const file of existing) await (await open(file, 'r+')).close();
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new StartupError(
      `Can't write reports to ${dir}: ${(error as Error).message}. Use --report-dir to choose another folder.`,
    );
  }
};

/**
 * Prepares the reports of a command, before it runs: the run may overwrite the report for `--compare`.
 *
 * @throws StartupError if the reports can't be written, or the report for `--compare` can't be read
 */
export const openReports = async (options: Omit<CommonCli, 'only'>, { cwd, stdout, stderr, env }: Io) => {
  const addComparison = await loadComparison(options.compare, cwd);
  const dir = resolve(cwd, options.reportDir ?? 'reports');
  await checkWritable(dir);
  const config = options.config === undefined ? findConfigFile(cwd) : resolve(cwd, options.config);
  const configFile = config === undefined ? null : toRepositoryPath(config, cwd);
  const written = { dir, configFile, sandboxUrl: options.sandboxUrl };
  // Loaded only for a report, because --list, --explain and --help don't need the report libraries.
  const load = () => import('../report/write-reports.ts');
  return {
    /** The folder of the files. */
    dir,
    /** Writes the files, and prints nothing. */
    save: async (report: Report, secrets: readonly string[]) =>
      (await load()).saveReports(addComparison(report), { ...written, secrets }),
    /** Writes the files, and prints the report. Returns the exit code. */
    write: async (report: Report, secrets: readonly string[]): Promise<number> => {
      const { printReports } = await load();
      const printed = { ...written, stdout, env, secrets, json: options.json };
      const { problems } = await printReports(addComparison(report), printed);
      for (const problem of problems) stderr.write(`${problem}\n`);
      // The verdict was already printed, so a broken clause keeps its exit code.
      return problems.length > 0 && report.exitCode === 0 ? badUsage : report.exitCode;
    },
  };
};

/** The format of the reports that this version can read. */
const format = 2;

/**
 * Reads a report of the gate.
 *
 * @param path a report.json, or a folder that contains one
 * @throws StartupError if it can't be read, or is another file
 */
const readReport = async (path: string): Promise<Report> => {
  let content: Report | null;
  let file = path;
  try {
    if ((await stat(path)).isDirectory()) file = join(path, reportFiles.json);
    content = JSON.parse(await readFile(file, 'utf8')) as Report | null;
  } catch (error) {
    throw new StartupError(
      `The report ${file} can't be read: ${(error as Error).message}. Expected the ${reportFiles.json} of a run, or its folder.`,
    );
  }
  if (content?.format === format && Array.isArray(content.clauses)) return content;
  throw new StartupError(
    `${file} is not a report of this gate. Expected the ${reportFiles.json} of a run, with "format": ${format}, but it begins with ${JSON.stringify(content).slice(0, 60)}.`,
  );
};

/**
 * Reads the report for `--compare`, before the run: the run may write its own report to the same file. Returns the function
 * that adds the comparison.
 *
 * @param path the value of the option; without it, reports stay as they are
 * @throws StartupError if it can't be read, or is another file
 */
export const loadComparison = async (
  path: string | undefined,
  cwd: string,
): Promise<(report: Report) => Report> => {
  if (path === undefined) return (report) => report;
  const previous = await readReport(resolve(cwd, path));
  return (report) => ({ ...report, comparison: compareReports(previous, report) });
};
