import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Command, Option } from 'commander';
import { fromRoot } from './generate/paths.ts';
import { npm, runNpm } from './npm.ts';
import { runSources } from './source-condition.ts';

const supported = ['22', '24', '26'];

const vitest = (...projects: string[]): string[] => [
  'node_modules/vitest/vitest.mjs',
  'run',
  ...projects.flatMap((name) => ['--project', name]),
];

/** The steps that run on each Node, by name: a script and its arguments. */
const steps: Readonly<Record<string, readonly string[]>> = {
  gate: [...runSources, 'scripts/conformance.ts', '--effort', 'quick', '--seed', '1'],
  packages: [...vitest('thorough'), 'test/packages'],
  tests: vitest('sqlite', 'postgres'),
};

const run = (program: string, args: readonly string[], cwd: string, env = process.env): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: 'inherit' });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });

const platform = process.platform === 'win32' ? 'win' : process.platform;
/** The package of npm that contains Node for this machine. */
const nodePackage = `node-${platform}-${process.arch}`;

/** Returns why a version can't be installed; nothing if it can. npm prints nothing about a version that it doesn't have. */
const findProblem = async (version: string): Promise<string[]> => {
  const published = await runNpm(['view', `${nodePackage}@${version}`, 'version']).catch(() => '');
  return published.trim() === ''
    ? [`npm has no ${nodePackage}@${version}. Choose another version of Node.`]
    : [];
};

/**
 * Installs a Node from npm in a temporary folder that exists while `use` runs.
 *
 * @param version such as 24, for its newest release
 * @throws Error if npm has none for this machine
 */
const withNode = async <Result>(version: string, use: (bin: string) => Promise<Result>): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), `node-${version}-`));
  try {
    const [program, ...args] = npm;
    const options = ['--no-audit', '--no-fund', '--no-save', '--loglevel', 'error'];
    const code = await run(
      program,
      [...args, 'install', ...options, '--prefix', folder, `${nodePackage}@${version}`],
      folder,
    );
    if (code !== 0) throw new Error(`npm could not install ${nodePackage}@${version}.`);
    return await use(join(folder, 'node_modules', nodePackage, 'bin'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Returns the steps that fail on a version. */
const failedOn = (
  version: string,
  chosen: readonly string[],
  filters: readonly string[],
): Promise<string[]> =>
  withNode(version, async (bin) => {
    const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
    const failed: string[] = [];
    for (const name of chosen) {
      console.log(`\n== Node ${version}: ${name}`);
      const args = [...(steps[name] ?? []), ...(name === 'tests' ? filters : [])];
      if ((await run(join(bin, 'node'), args, fromRoot('.'), env)) !== 0) failed.push(name);
    }
    return failed;
  });

type Options = { only: string[]; filter: string[] };

const program = new Command('test:nodes')
  .description(
    'Runs the gate, the installed packages and the tests on other versions of Node, which come from npm.',
  )
  .argument('[version...]', `versions of Node; ${supported.join(', ')} by default`)
  .addOption(
    new Option('--only <step...>', 'the steps to run')
      .choices(Object.keys(steps))
      .default(Object.keys(steps)),
  )
  .option('--filter <path...>', 'the test files to run; all by default', [])
  .parse();
const { only, filter } = program.opts<Options>();
const versions = program.args.length === 0 ? supported : program.args;
// The tests of one version take long, so all versions are looked up before the first.
const problems = (await Promise.all(versions.map(findProblem))).flat();
if (problems.length > 0) program.error(problems.join('\n'));
const results: string[] = [];
for (const version of versions) {
  const failed = await failedOn(version, only, filter);
  if (failed.length > 0) process.exitCode = 1;
  results.push(
    `Node ${version}: ${failed.length === 0 ? `${only.join(', ')} passed` : `failed: ${failed.join(', ')}`}`,
  );
}
console.log(`\n${results.join('\n')}`);
