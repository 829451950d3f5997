import { watch } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { runScript } from '../../check/run-tool.ts';
import { fromRoot } from '../../generate/paths.ts';
import { startSiteServer } from './site-server.ts';

/** Builds the site by separate processes, so that all sources are loaded anew. */
const build = async (out: string, needsGenerator: boolean): Promise<void> => {
  const generated = needsGenerator ? await runScript('scripts/generate.ts') : undefined;
  const { output } = generated?.code ? generated : await runScript('scripts/docs.ts', '--out', out);
  console.log(output.trim());
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
  let changes: boolean[] = [];
  let building = Promise.resolve();
  return async (needsGenerator) => {
    if (changes.push(needsGenerator) === 1)
      building = building.then(async () => {
        await setTimeout(quiet);
        const isNeeded = changes.includes(true);
        changes = [];
        await run(isNeeded);
      });
    // A change during the build has added another one.
    for (let last: unknown; last !== building; await last) last = building;
  };
};

/**
 * Builds the site, serves it on loopback, rebuilds it when a source changes, and reloads the open pages. After a failed build, which
 * the terminal shows, the pages are as before.
 *
 * @throws Error if the port is in use
 */
export const serveSite = async (out: string, port: number, open: boolean): Promise<void> => {
  await mkdir(out, { recursive: true });
  await build(out, false);
  const server = await startSiteServer(out, port, open).catch(({ message }: Error) => {
    throw new Error(`${message}. Use --port to choose another.`);
  });
  const rebuild = createBuilds(async (needsGenerator) => {
    await build(out, needsGenerator);
    server.reload();
  });
  for (const folder of ['openapi', 'docs', 'scripts/docs'])
    watch(fromRoot(folder), { recursive: true }, () => void rebuild(folder === 'openapi'));
  console.log(`${server.url} shows the site. It reloads when openapi/, docs/ or scripts/docs/ change.`);
};
