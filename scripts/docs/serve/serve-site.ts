import { execFile } from 'node:child_process';
import { watch } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { fromRoot } from '../../generate/paths.ts';
import { runSources } from '../../source-condition.ts';
import { startSiteServer } from './site-server.ts';

/** Runs a script of this repository in a separate process, so that all sources are loaded anew. */
const runScript = async (script: string, ...args: readonly string[]): Promise<void> => {
  const command = [...runSources, fromRoot(script), ...args];
  console.log((await promisify(execFile)(process.execPath, command, { cwd: fromRoot('.') })).stdout.trim());
};

/** Builds the site, and returns the output if it fails. */
const build = async (out: string, needsGenerator: boolean): Promise<string> => {
  try {
    if (needsGenerator) await runScript('scripts/generate.ts');
    await runScript('scripts/docs.ts', '--out', out);
    return '';
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    console.error(stdout + stderr);
    return stdout + stderr;
  }
};

/** Milliseconds to wait, since an editor saves a file in several steps. */
const quiet = 100;

/**
 * Creates a function that starts a build. Changes during a build are combined in one build after it.
 *
 * @param run builds the site; its parameter is whether the contract's sources need to be generated first
 */
export const createBuilds = (
  run: (needsGenerator: boolean) => Promise<void>,
): ((needsGenerator: boolean) => Promise<void>) => {
  let next: boolean | undefined;
  let running: Promise<void> | undefined;
  const runAll = async () => {
    while (next !== undefined) {
      await setTimeout(quiet);
      const needsGenerator = next;
      next = undefined;
      await run(needsGenerator);
    }
    running = undefined;
  };
  return (needsGenerator) => {
    next = needsGenerator || (next ?? false);
    running ??= runAll();
    return running;
  };
};

/** The folder, port and start of the server. */
export type ServeOptions = { readonly out: string; readonly port: number; readonly open: boolean };

/**
 * Builds the site, serves it on loopback, rebuilds it when a source changes, and reloads the open pages. A failed build is reported
 * in the terminal and on the pages, and the server keeps running.
 *
 * @throws Error if the port is in use
 */
export const serveSite = async ({ out, port, open }: ServeOptions): Promise<void> => {
  await mkdir(out, { recursive: true });
  const failure = await build(out, false);
  const server = await startSiteServer(out, port, open).catch(({ message }: Error) => {
    throw new Error(`${message}. Use --port to choose another.`);
  });
  if (failure !== '') server.update(failure);
  const rebuild = createBuilds(async (needsGenerator) => server.update(await build(out, needsGenerator)));
  for (const folder of ['openapi', 'docs', 'scripts/docs'])
    watch(fromRoot(folder), { recursive: true }, () => void rebuild(folder === 'openapi'));
  console.log(`${server.url} shows the site. It reloads when openapi/, docs/ or scripts/docs/ change.`);
};
