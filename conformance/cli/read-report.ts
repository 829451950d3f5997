import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { StartupError } from '../engine/errors.ts';
import { compareReports } from '../engine/report/compare-reports.ts';
import type { Report } from '../engine/report/report.ts';
import { reportFiles } from '../report/report-files.ts';

/** The format of the reports that this version can read. */
const format = 2;

const describeContent = (value: unknown): string => {
  if (typeof value !== 'object' || value === null)
    return `the JSON value ${JSON.stringify(value).slice(0, 40)}`;
  if ('format' in value && value.format !== format)
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
    `${file} is not a report of this gate. Expected the ${reportFiles.json} of a run, with "format": ${format}, but it is ${describeContent(content)}.`,
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
