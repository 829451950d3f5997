import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { compareReports } from '../engine/report/compare-reports.ts';
import type { Report } from '../engine/report/report.ts';
import { StartupError } from '../engine/settings/startup-error.ts';
import { reportFiles } from '../report/report-files.ts';

/** The format of the reports that this version can read. */
const format = 2;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isReport = (value: unknown): value is Report =>
  isObject(value) &&
  value.format === format &&
  ['tool', 'contract', 'target'].every((name) => isObject(value[name])) &&
  Array.isArray(value.clauses) &&
  value.clauses.every(
    (clause) => isObject(clause) && typeof clause.id === 'string' && typeof clause.status === 'string',
  ) &&
  Array.isArray(value.only);

const describeContent = (value: unknown): string => {
  if (!isObject(value)) return `the JSON value ${JSON.stringify(value).slice(0, 40)}`;
  if (value.format !== undefined && value.format !== format)
    return `"format": ${JSON.stringify(value.format).slice(0, 40)}`;
  return `an object with ${Object.keys(value).slice(0, 5).join(', ') || 'no members'}`;
};

/**
 * Reads a report of the gate.
 *
 * @param path a report.json, or a folder that contains one
 * @throws StartupError if it can't be read, or is another file
 */
const readReport = async (path: string): Promise<Report> => {
  let content: unknown;
  let file = path;
  try {
    if ((await stat(path)).isDirectory()) file = join(path, reportFiles.json);
    content = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new StartupError(
      `The report ${file} can't be read: ${(error as Error).message}. Expected the ${reportFiles.json} of a run, or its folder.`,
    );
  }
  if (isReport(content)) return content;
  throw new StartupError(
    `${file} is not a report of this gate. Expected the ${reportFiles.json} of a run, with "format": ${format}, but it is ${describeContent(content)}.`,
  );
};

/** Adds what changed since an earlier run to a report. */
export type AddComparison = (report: Report) => Report;

/**
 * Reads the report for `--compare`, before the run: the run may write its own report to the same file. Returns the function
 * that adds the comparison.
 *
 * @param path the value of the option; without it, reports stay as they are
 * @throws StartupError if it can't be read, or is another file
 */
export const loadComparison = async (path: string | undefined, cwd: string): Promise<AddComparison> => {
  if (path === undefined) return (report) => report;
  const previous = await readReport(resolve(cwd, path));
  return (report) => ({ ...report, comparison: compareReports(previous, report) });
};

/** The option `--compare`, which all commands that write reports have. */
export const compareOption = [
  '--compare <report>',
  `a ${reportFiles.json} of an earlier run, or its folder: the reports show what changed; the exit code stays the same`,
] as const;
