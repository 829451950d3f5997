import type { RunScript } from './run-script.ts';

/** The steps of a build: whether the contract's sources need to be generated first. */
export type Build = { readonly generate: boolean };

/** Builds the site repeatedly. */
export type Builds = {
  /** Starts a build, after the current one if there is one. */
  readonly run: (build: Build) => Promise<void>;
  /** The output of the last build, if it failed. */
  readonly failure: () => string | undefined;
};

/**
 * Builds the site, one build at a time. Changes during a build are combined in one build after it.
 *
 * @param out the folder of the site
 * @param runScript runs the scripts that generate and build
 * @param finished called after each build with its output, and whether it failed
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
