import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Report } from '../engine/report/report.ts';
import { githubAnnotations } from './github-annotations.ts';
import { githubSummary } from './github-summary.ts';
import { renderHtml } from './html/page.ts';
import { renderJson } from './json.ts';
import { renderJunit } from './junit.ts';
import { redactReport } from './redact-report.ts';
import { reportFiles } from './report-files.ts';
import { type Output, styleFor } from './terminal/style.ts';
import { renderTerminal } from './terminal/terminal.ts';

export type WriteReportsOptions = {
  /** The folder of the files; created if missing. */
  dir: string;
  /** Decides about GitHub annotations and colour. */
  env?: NodeJS.ProcessEnv;
  /** The stream of the terminal report. */
  stdout?: Output;
  /** Secrets to redact. */
  secrets?: Iterable<string>;
};

/**
 * Writes `report.json`, `junit.xml` and `report.html` into a folder, prints the report for a terminal, and on GitHub
 * annotates the run and adds to its summary. Returns the paths of the files. Throws errors of the file system.
 */
export async function writeReports(report: Report, options: WriteReportsOptions): Promise<string[]> {
  const { dir, env = process.env, stdout = process.stdout, secrets = [] } = options;
  const redacted = redactReport(report, secrets);
  const files: [path: string, text: string][] = [
    [join(dir, reportFiles.json), renderJson(redacted)],
    [join(dir, reportFiles.junit), renderJunit(redacted)],
    [join(dir, reportFiles.html), renderHtml(redacted)],
  ];
  await mkdir(dir, { recursive: true });
  for (const [path, text] of files) await writeFile(path, text);
  if (env.GITHUB_STEP_SUMMARY) await appendFile(env.GITHUB_STEP_SUMMARY, githubSummary(redacted));

  const paths = files.map(([path]) => path);
  const text = renderTerminal(redacted, styleFor(stdout, env), paths);
  stdout.write(env.GITHUB_ACTIONS === 'true' ? onGitHub(redacted, text) : text);
  return paths;
}

// A target's answers are printed, and a line of theirs must not become a command to the runner: commands stop while
// the report is printed, until a token that nobody can guess.
function onGitHub(report: Report, text: string): string {
  const token = randomUUID();
  return [...githubAnnotations(report), `::stop-commands::${token}`, `${text}::${token}::`, ''].join('\n');
}
