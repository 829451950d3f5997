import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Report } from '../../conformance/index.ts';
import { demoTokens } from '../../mocks/index.ts';
import { newFolder } from '../../mocks/test/new-folder.ts';
import { fromRoot } from '../../scripts/generate/paths.ts';
import { runProcess } from './run-process.ts';

/** The result of a run of the command. */
export type CommandResult = {
  exitCode: number;
  stdout: string;
  stderr: string;
  /** Undefined if the command could not start. */
  report: Report | undefined;
};

/** The arguments to check a served sandbox with all capabilities of its driver. */
export const sandboxArguments = (url: string): string[] => [
  ...['--target', `${url}/v1`, '--token', demoTokens[0]?.secret ?? ''],
  ...['--driver', fromRoot('conformance/drivers/sandbox.ts'), '--driver-option', `control=${url}/_sandbox`],
];

/** Runs `workspace-conformance` in a separate process, like the CI of a server team. */
export const runCommand = async (args: readonly string[]): Promise<CommandResult> => {
  const reports = await newFolder();
  const command = fromRoot('conformance/bin/workspace-conformance.js');
  const env = { ...process.env, NO_COLOR: '1', GITHUB_ACTIONS: '' };
  const all = [command, '--report-dir', reports, ...args];
  const { code: exitCode, stdout, stderr } = await runProcess(process.execPath, all, { cwd: reports, env });
  const report = await readFile(join(reports, 'report.json'), 'utf8').then(
    (json) => JSON.parse(json) as Report,
    () => undefined,
  );
  return { exitCode, stdout, stderr, report };
};
