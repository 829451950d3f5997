import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mapStrings, printable } from '../engine/report/printable.ts';
import { createRedactor } from '../engine/report/redact.ts';
import type { Report } from '../engine/report/report.ts';
import { githubAnnotations } from './github-annotations.ts';
import { githubSummary } from './github-summary.ts';
import { renderHtml } from './html/page.ts';
import { renderJson } from './json.ts';
import { renderJunit } from './junit.ts';
import { ReportFileError, reportFiles } from './report-files.ts';
import { renderSarif } from './sarif.ts';
import { type Output, styleFor } from './terminal/style.ts';
import { renderTerminal } from './terminal/terminal.ts';
import { createView, type View } from './view.ts';

export type WriteReportsOptions = {
  /** The folder of the files; created if missing. */
  dir: string;
  /** Determines GitHub annotations and color. */
  env?: NodeJS.ProcessEnv;
  /** The output stream of the terminal report. */
  stdout?: Output;
  /** Secrets to redact. */
  secrets?: Iterable<string>;
  /** The run's configuration, relative to the root of the user's repository. */
  configFile?: string | null;
};

/** The files that were written, a line for each that could not be, and what they show. */
export type SavedReports = { written: string[]; problems: string[]; view: View };

const findProblem = async (path: string, write: () => Promise<unknown>): Promise<string | null> => {
  try {
    await write();
    return null;
  } catch (error) {
    return `${path} can't be written: ${error instanceof Error ? error.message : String(error)}`;
  }
};

/** Writes `report.json`, `junit.xml`, `report.sarif` and `report.html` into a folder, and prints nothing. */
export const saveReports = async (
  report: Report,
  { dir, secrets = [], configFile = null }: Pick<WriteReportsOptions, 'dir' | 'secrets' | 'configFile'>,
): Promise<SavedReports> => {
  // The last protection before the report is written.
  const redacted = mapStrings(report, createRedactor(new Map([...secrets].map((secret) => [secret, null]))));
  const view = createView(redacted);
  const files: [name: string, content: string][] = [
    [reportFiles.json, renderJson(redacted)],
    [reportFiles.junit, renderJunit(view)],
    [reportFiles.sarif, renderSarif(view, configFile)],
    [reportFiles.html, renderHtml(view)],
  ];
  const saved: SavedReports = { written: [], problems: [], view };
  // If the folder can't be created, writing each file reports the problem.
  await mkdir(dir, { recursive: true }).catch(() => undefined);
  for (const [name, content] of files) {
    const path = join(dir, name);
    const problem = await findProblem(path, () => writeFile(path, content));
    if (problem === null) saved.written.push(path);
    else saved.problems.push(problem);
  }
  return saved;
};

// The report prints responses of a target. A line in them must not become a command to the runner, so commands are stopped with
// an unguessable token while the report is printed.
const onGitHub = (view: View, output: string): string => {
  const token = randomUUID();
  return [...githubAnnotations(view), `::stop-commands::${token}`, `${output}::${token}::`, ''].join('\n');
};

/**
 * Writes the files of a report, and prints it for a terminal. On GitHub, also annotates the run and adds to its summary. Returns
 * the paths of the files.
 *
 * @throws ReportFileError if a file can't be written, after the other files and the printed report
 */
export const writeReports = async (report: Report, options: WriteReportsOptions): Promise<string[]> => {
  const { env = process.env, stdout = process.stdout } = options;
  const { written, problems, view } = await saveReports(report, options);
  const { GITHUB_STEP_SUMMARY: summary } = env;
  const problem = summary && (await findProblem(summary, () => appendFile(summary, githubSummary(view))));
  if (problem) problems.push(problem);

  const output = renderTerminal(view, styleFor(stdout, env), written.map(printable));
  stdout.write(env.GITHUB_ACTIONS === 'true' ? onGitHub(view, output) : output);
  if (problems.length > 0) throw new ReportFileError(problems);
  return written;
};
