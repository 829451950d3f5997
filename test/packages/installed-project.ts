import { cp, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { fromRoot } from '../../scripts/generate/paths.ts';
import { type Ended, runProcess, startProgram } from '../support/run-process.ts';

/** The environment without the variables that npm and vitest set. The project runs on the Node of this process. */
const environment = (): NodeJS.ProcessEnv => {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|VITEST|NODE_(OPTIONS|ENV|PATH)$|TEST$|INIT_CWD)/i.test(name),
  );
  const path = `${dirname(process.execPath)}${delimiter}${process.env.PATH}`;
  return {
    ...Object.fromEntries(own),
    PATH: path,
    NO_COLOR: '1',
    GITHUB_ACTIONS: '',
    NEXT_TELEMETRY_DISABLED: '1',
  };
};

/** A project outside of this repository. */
export type Project = {
  readonly folder: string;
  /** Runs a command in it, with additional environment variables. */
  run(command: readonly string[], more?: NodeJS.ProcessEnv): Promise<Ended>;
  /** Runs a command that succeeds. @returns its output @throws Error with its output if it fails */
  succeed(command: readonly string[], more?: NodeJS.ProcessEnv): Promise<string>;
  /** Starts a command of a package in it. @returns the first match in its output */
  start(command: readonly string[], announced: RegExp, more?: NodeJS.ProcessEnv): Promise<string>;
  /** Ends the commands that were started, and removes the folder. */
  remove(): Promise<void>;
};

/** A folder outside of this repository as a project. Its commands see none of the variables that npm and vitest set. */
export const createProject = (folder: string): Project => {
  const ends: (() => Promise<void>)[] = [];
  const run: Project['run'] = ([program = '', ...args], more) =>
    runProcess(program, args, { cwd: folder, env: { ...environment(), ...more } });
  return {
    folder,
    run,
    async succeed(command, more) {
      const { code, output } = await run(command, more);
      if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}: ${output}`);
      return output;
    },
    async start(command, announced, more) {
      const env = { ...environment(), ...more };
      const atEnd = (end: () => Promise<void>) => void ends.push(end);
      return (await startProgram(command, announced, { cwd: folder, env }, atEnd)).match;
    },
    async remove() {
      await Promise.all(ends.map((end) => end()));
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** What programs write next to sources. */
const written = new Set([
  'node_modules',
  'dist',
  'reports',
  '.next',
  'test-results',
  'inbox',
  'storybook-static',
]);

/** Describes a failed installation, with its most frequent reason. */
const describeInstallFailure = (folder: string, output: string): string =>
  /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH)\b/.test(output)
    ? `npm can't reach its registry, which this test needs. Connect to a network, or set npm's registry or proxy. ${output}`
    : `npm install failed in ${folder}: ${output}`;

/**
 * Installs packages into a copy of a project, in a temporary folder.
 *
 * @param source the project's folder in the repository
 * @param packages the packages created by npm pack, or packages of the registry
 * @throws Error if npm can't install them
 */
export const installCopy = async (source: string, packages: readonly string[]): Promise<Project> => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), `installed-${basename(source)}-`)));
  const isSource = (path: string) => !written.has(basename(path));
  await cp(fromRoot(source), folder, { recursive: true, filter: isSource });
  const options = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel', 'error'];
  const project = createProject(folder);
  const { code, output } = await project.run(['npm', 'install', ...options, ...packages]);
  if (code !== 0) {
    await project.remove();
    throw new Error(describeInstallFailure(folder, output));
  }
  return project;
};

/** Installs packages into a copy of a project of `test/packages/projects`. @throws Error if npm can't install them */
export const installProject = (name: string, packages: readonly string[]): Promise<Project> =>
  installCopy(`test/packages/projects/${name}`, packages);
