import { watch } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { runScript } from '../../check/run-tool.ts';
import { fromRoot } from '../../generate/paths.ts';
import { startSiteServer } from './site-server.ts';

/** Builds the site by separate processes, so that all sources are loaded anew. Returns the output if it fails. */
const build = async (out: string, needsGenerator: boolean): Promise<string> => {
  const generated = needsGenerator ? await runScript('scripts/generate.ts') : undefined;
  const { code, output } = generated?.code ? generated : await runScript('scripts/docs.ts', '--out', out);
  console.log(output.trim());
  return code === 0 ? '' : output;
};

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
      // An editor saves a file in several steps.
      await setTimeout(100);
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

/**
 * Serves the site on loopback, builds it, rebuilds it when a source changes, and reloads the open pages. A failed build is reported
 * in the terminal and on the pages, and the server keeps running.
 *
 * @throws Error if the port is in use
 */
export const serveSite = async (out: string, port: number, open: boolean): Promise<void> => {
  await mkdir(out, { recursive: true });
  const server = await startSiteServer(out, port, open).catch(({ message }: Error) => {
    throw new Error(`${message}. Use --port to choose another.`);
  });
  server.update(await build(out, false));
  const rebuild = createBuilds(async (needsGenerator) => server.update(await build(out, needsGenerator)));
  for (const folder of ['openapi', 'docs', 'scripts/docs'])
    watch(fromRoot(folder), { recursive: true }, () => void rebuild(folder === 'openapi'));
  console.log(`${server.url} shows the site. It reloads when openapi/, docs/ or scripts/docs/ change.`);
};
