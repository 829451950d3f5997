import { spawn } from 'node:child_process';
import { fromRoot } from '../../generate/paths.ts';
import { runSources } from '../../source-condition.ts';

/** What a build does: the contract's sources need to be generated first. */
export type Build = { readonly generate: boolean };

/** Runs a script of this repository in a process of its own, which loads all sources anew. */
const runScript = (script: string, args: readonly string[]): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [...runSources, fromRoot(script), ...args], { cwd: fromRoot('.') });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: output.trim() }));
  });

/**
 * Builds of the site, one at a time: what changes during one is built after it.
 *
 * @param out the folder of the site
 * @param finished is called after each
 */
export const createBuilds = (out: string, finished: () => void) => {
  let failure: string | undefined;
  let running: Promise<void> | undefined;
  let next: Build | undefined;

  const build = async ({ generate }: Build): Promise<void> => {
    const steps: [string, string[]][] = [
      ...(generate ? ([['scripts/generate.ts', []]] as [string, string[]][]) : []),
      ['scripts/docs.ts', ['--out', out]],
    ];
    for (const [script, args] of steps) {
      const { code, output } = await runScript(script, args);
      failure = code === 0 ? undefined : output;
      if (failure !== undefined) break;
      if (script === 'scripts/docs.ts') console.log(output);
    }
    if (failure !== undefined) console.error(failure);
    finished();
  };

  const run = async (wanted: Build): Promise<void> => {
    next = { generate: wanted.generate || (next?.generate ?? false) };
    running ??= (async () => {
      while (next) {
        const now = next;
        next = undefined;
        await build(now);
      }
      running = undefined;
    })();
    await running;
  };

  return {
    run,
    /** What the last build printed, if it failed. */
    failure: () => failure,
  };
};
