import { Command } from 'commander';
import { buildPackage } from './build/build-package.ts';
import { packageBuilds } from './build/packages.ts';

const names = packageBuilds.map(({ name }) => name);

const program = new Command('build')
  .description('Builds the packages to JavaScript and declarations, in the folder dist of each.')
  .argument('[package...]', `what to build: ${names.join(', ')}; all by default`)
  .option('--no-declarations', 'build no types, which takes a tenth of the time')
  .parse();
const { declarations } = program.opts<{ declarations: boolean }>();
try {
  const chosen = program.args.length === 0 ? names : program.args;
  const unknown = chosen.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`Unknown package "${unknown}". Available: ${names.join(', ')}.`);
  for (const each of packageBuilds.filter(({ name }) => chosen.includes(name))) {
    const started = performance.now();
    await buildPackage(each, { declarations });
    // npm pack --json prints the result on stdout.
    console.error(`Built ${each.name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
