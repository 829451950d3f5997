import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report } from '../../conformance/index.ts';
import { demoTokens } from '../../mocks/index.ts';
import { fromRoot } from '../../scripts/generate/paths.ts';

/** The result of a run of the command. */
export type CommandResult = {
  exitCode: number | null;
  stdout: string;
  stderr: string;
  /** Undefined if the command could not start. */
  report: Report | undefined;
};

const collect = (stream: NodeJS.ReadableStream) => {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString('utf8');
};

/** The arguments to check a served sandbox with all capabilities of its driver. */
export const sandboxArguments = (url: string): string[] => [
  ...['--target', `${url}/v1`, '--token', demoTokens[0]?.secret ?? ''],
  ...['--driver', fromRoot('conformance/drivers/sandbox.ts'), '--driver-option', `control=${url}/_sandbox`],
];

/** Runs `workspace-conformance` in a separate process, like the CI of a server team. */
export const runCommand = async (args: readonly string[]): Promise<CommandResult> => {
  const reports = await mkdtemp(join(tmpdir(), 'workspace-conformance-'));
  try {
    const command = fromRoot('conformance/bin/workspace-conformance.js');
    const child = spawn(process.execPath, [command, '--report-dir', reports, ...args], {
      cwd: reports,
      env: { ...process.env, NO_COLOR: '1', GITHUB_ACTIONS: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [stdout, stderr] = [collect(child.stdout), collect(child.stderr)];
    const exitCode = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    const report = await readFile(join(reports, 'report.json'), 'utf8').then(
      (json) => JSON.parse(json) as Report,
      () => undefined,
    );
    return { exitCode, stdout: stdout(), stderr: stderr(), report };
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
};
