import type { RunScript } from './run-script.ts';

/** What a build does: the contract's sources need to be generated first. */
export type Build = { readonly generate: boolean };

/** Builds the site again and again. */
export type Builds = {
  /** Builds, after the build that runs now, if one does. */
  readonly run: (build: Build) => Promise<void>;
  /** What the last build printed, if it failed. */
  readonly failure: () => string | undefined;
};

/**
 * Builds of the site, one at a time: what changes during one is built after it, once.
 *
 * @param out the folder of the site
 * @param runScript runs the scripts that generate and build
 * @param finished is called after each with what was printed, and whether it failed
 */
export const createBuilds = (
  out: string,
  runScript: RunScript,
  finished: (output: string, hasFailed: boolean) => void,
): Builds => {
  let failure: string | undefined;
  let running: Promise<void> | undefined;
  let next: Build | undefined;

  const build = async ({ generate }: Build): Promise<void> => {
    const generated = generate ? await runScript('scripts/generate.ts', []) : { code: 0, output: '' };
    const { code, output } =
      generated.code === 0 ? await runScript('scripts/docs.ts', ['--out', out]) : generated;
    failure = code === 0 ? undefined : output;
    finished(output, code !== 0);
  };
  const buildAll = async (): Promise<void> => {
    while (next) {
      const now = next;
      next = undefined;
      await build(now);
    }
    running = undefined;
  };

  return {
    run: (request) => {
      next = { generate: request.generate || (next?.generate ?? false) };
      running ??= buildAll();
      return running;
    },
    failure: () => failure,
  };
};
