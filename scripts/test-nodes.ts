import { Command, Option } from 'commander';
import { x } from 'tinyexec';
import { fromRoot } from './generate/paths.ts';
import { nodePackage, runNpm } from './npm.ts';
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

/** Returns why a version can't be installed; nothing if it can. npm prints nothing about a version that it doesn't have. */
const findProblem = async (version: string): Promise<string[]> => {
  const published = await runNpm(['view', `${nodePackage}@${version}`, 'version']).catch(() => '');
  return published.trim() === ''
    ? [`npm has no ${nodePackage}@${version}. Choose another version of Node.`]
    : [];
};

/** Runs a script on a Node that npm puts first in `PATH`. @param version such as 24, for its newest release */
const runOn = async (version: string, args: readonly string[]): Promise<number> => {
  const options = ['exec', '--yes', '--loglevel=error', `--package=${nodePackage}@${version}`];
  const nodeOptions = { cwd: fromRoot('.'), stdio: 'inherit' as const };
  return (await x('npm', [...options, '--', 'node', ...args], { nodeOptions })).exitCode ?? 1;
};

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
  const failed: string[] = [];
  for (const name of only) {
    console.log(`\n== Node ${version}: ${name}`);
    const args = [...(steps[name] ?? []), ...(name === 'tests' ? filter : [])];
    if ((await runOn(version, args)) !== 0) failed.push(name);
  }
  if (failed.length > 0) process.exitCode = 1;
  results.push(
    `Node ${version}: ${failed.length === 0 ? `${only.join(', ')} passed` : `failed: ${failed.join(', ')}`}`,
  );
}
console.log(`\n${results.join('\n')}`);
