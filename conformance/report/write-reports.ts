import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mapStrings } from '../engine/report/printable.ts';
import { createRedactor } from '../engine/report/redact.ts';
import type { Report } from '../engine/report/report.ts';
import { githubAnnotations } from './github-annotations.ts';
import { githubSummary } from './github-summary.ts';
import { renderHtml } from './html/page.ts';
import { renderJson } from './json.ts';
import { renderJunit } from './junit.ts';
import { ReportFileError } from './report-file-error.ts';
import { reportFiles } from './report-files.ts';
import { renderSarif } from './sarif.ts';
import { type Output, styleFor } from './terminal/style.ts';
import { renderTerminal } from './terminal/terminal.ts';

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

/** Redacts every string of a report. This is the last protection before the report is written. */
function redactReport(report: Report, secrets: Iterable<string> = []): Report {
  const values = new Map([...secrets].map((secret) => [secret, null]));
  return mapStrings(report, createRedactor(values));
}

const findProblem = async (path: string, write: () => Promise<unknown>): Promise<string | null> => {
  try {
    await write();
    return null;
  } catch (error) {
    return `${path} can't be written: ${error instanceof Error ? error.message : String(error)}`;
  }
};

/** The files that were written, and a line for each that could not be. */
export type SavedReports = { written: string[]; problems: string[] };

/** Writes `report.json`, `junit.xml`, `report.sarif` and `report.html` into a folder, and prints nothing. */
export async function saveReports(
  report: Report,
  { dir, secrets = [], configFile = null }: Pick<WriteReportsOptions, 'dir' | 'secrets' | 'configFile'>,
): Promise<SavedReports> {
  const redacted = redactReport(report, secrets);
  const files: [path: string, text: string][] = [
    [join(dir, reportFiles.json), renderJson(redacted)],
    [join(dir, reportFiles.junit), renderJunit(redacted)],
    [join(dir, reportFiles.sarif), renderSarif(redacted, configFile)],
    [join(dir, reportFiles.html), renderHtml(redacted)],
  ];
  const saved: SavedReports = { written: [], problems: [] };
  // If the folder can't be created, writing each file reports the problem.
  await mkdir(dir, { recursive: true }).catch(() => undefined);
  for (const [path, content] of files) {
    const problem = await findProblem(path, () => writeFile(path, content));
    if (problem === null) saved.written.push(path);
    else saved.problems.push(problem);
  }
  return saved;
}

/**
 * Writes the files of a report, and prints it for a terminal. On GitHub, also annotates the run and adds to its summary. Returns
 * the paths of the files.
 *
 * @throws ReportFileError if a file can't be written, after the other files and the printed report
 */
export async function writeReports(report: Report, options: WriteReportsOptions): Promise<string[]> {
  const { env = process.env, stdout = process.stdout, secrets = [] } = options;
  const { written, problems } = await saveReports(report, options);
  const redacted = redactReport(report, secrets);
  const { GITHUB_STEP_SUMMARY: summary } = env;
  const problem = summary && (await findProblem(summary, () => appendFile(summary, githubSummary(redacted))));
  if (problem) problems.push(problem);

  const output = renderTerminal(redacted, styleFor(stdout, env), written);
  stdout.write(env.GITHUB_ACTIONS === 'true' ? onGitHub(redacted, output) : output);
  if (problems.length > 0) throw new ReportFileError(problems);
  return written;
}

// The report prints responses of a target. A line in them must not become a command to the runner, so commands are stopped with
// an unguessable token while the report is printed.
function onGitHub(report: Report, output: string): string {
  const token = randomUUID();
  return [...githubAnnotations(report), `::stop-commands::${token}`, `${output}::${token}::`, ''].join('\n');
}
