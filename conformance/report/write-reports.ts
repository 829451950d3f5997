import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mapStrings } from '../checks/find-string.ts';
import { printable } from '../engine/report/format.ts';
import { createRedactor } from '../engine/report/redact.ts';
import { type Report, reportFiles } from '../engine/report/report.ts';
import { createFolder } from './create-folder.ts';
import { githubAnnotations, githubSummary } from './github.ts';
import { renderHtml } from './html/page.ts';
import { renderJunit } from './junit.ts';
import { renderSarif } from './sarif.ts';
import { type Output, renderTerminal, styleFor } from './terminal.ts';
import { createView, type View } from './view.ts';

export type WriteReportsOptions = {
  /** The folder of the files; created if missing. */
  dir: string;
  /** Determines GitHub annotations and color. */
  env?: NodeJS.ProcessEnv;
  /** The output stream of the terminal report. */
  stdout?: Output;
  /** Prints the report as JSON instead. */
  json?: boolean | undefined;
  /** Secrets to redact. */
  secrets?: Iterable<string>;
  /** The run's configuration, relative to the root of the user's repository. */
  configFile?: string | null;
  /** The dashboard of the sandbox that repeats the requests of a finding. Default: of one on this machine. */
  sandboxUrl?: string | undefined;
};

/** The files that were written, a line for each that could not be, what they show, and the content of `report.json`. */
export type SavedReports = { written: string[]; problems: string[]; view: View; json: string };

/** Writes to a file. Returns the problem if it can't be written. */
const tryWrite = async (path: string, content: string, flag: 'a' | 'w'): Promise<string | undefined> =>
  writeFile(path, content, { flag }).then(
    () => undefined,
    (error: Error) => `${path} can't be written: ${error.message}`,
  );

/** Writes `report.json`, `junit.xml`, `report.sarif` and `report.html` into a folder, and prints nothing. */
export const saveReports = async (
  report: Report,
  { dir, secrets = [], configFile = null, sandboxUrl }: WriteReportsOptions,
): Promise<SavedReports> => {
  // The last protection before the report is written.
  const redacted = mapStrings(report, createRedactor(new Map([...secrets].map((secret) => [secret, null]))));
  const view = createView(redacted, sandboxUrl);
  const saved: SavedReports = { written: [], problems: [], view, json: renderJson(redacted) };
  const contents = {
    [reportFiles.json]: saved.json,
    [reportFiles.junit]: renderJunit(view),
    [reportFiles.sarif]: renderSarif(view, configFile),
    [reportFiles.html]: renderHtml(view),
  };
  // If the folder can't be created, writing each file reports the problem.
  await createFolder(dir).catch(() => undefined);
  for (const [name, content] of Object.entries(contents)) {
    const path = join(dir, name);
    const problem = await tryWrite(path, content, 'w');
    if (problem === undefined) saved.written.push(path);
    else saved.problems.push(problem);
  }
  return saved;
};

/** Writes the files of a report, and prints it for a terminal. On GitHub, also annotates the run and adds to its summary. */
export const printReports = async (report: Report, options: WriteReportsOptions): Promise<SavedReports> => {
  const { env = process.env, stdout = process.stdout, json = false } = options;
  const saved = await saveReports(report, options);
  const { view, problems, written } = saved;
  const { GITHUB_STEP_SUMMARY: summary } = env;
  const problem = summary && (await tryWrite(summary, githubSummary(view), 'a'));
  if (problem) problems.push(problem);
  const output = json ? saved.json : renderTerminal(view, styleFor(stdout, env), written.map(printable));
  // The report prints responses of a target. A line in them must not become a command to the runner, so commands are stopped
  // with an unguessable token while the report is printed.
  const token = randomUUID();
  stdout.write(
    env.GITHUB_ACTIONS === 'true' && !json
      ? [...githubAnnotations(view), `::stop-commands::${token}`, `${output}::${token}::`, ''].join('\n')
      : output,
  );
  return saved;
};

/**
 * Writes the files of a report, and prints it for a terminal. On GitHub, also annotates the run and adds to its summary. Returns
 * the paths of the files.
 *
 * @throws if a file can't be written, after the other files and the printed report. The message has a line for each such file
 */
export const writeReports = async (report: Report, options: WriteReportsOptions): Promise<string[]> => {
  const { written, problems } = await printReports(report, options);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return written;
};

/**
 * The report as `report.json` (its schema: report.schema.json). Characters that a terminal or an editor could interpret are
 * escaped, so that any viewer can show the file. Parsing the file returns the report unchanged.
 */
export const renderJson = (report: Report): string => {
  const json = JSON.stringify(report, null, 2).replace(
    /[\u007f-\u009f\u2028\u2029\p{Bidi_Control}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `${json}\n`;
};
