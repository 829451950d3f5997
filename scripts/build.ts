import { Argument, Command } from 'commander';
import { buildPackage } from './build/build-package.ts';
import { packageBuilds } from './build/packages.ts';
import { runCommand, secondsSince } from './command.ts';

const names = packageBuilds.map(({ name }) => name);

const command = new Command('build')
  .description('Builds the packages to JavaScript and declarations, in the folder dist of each.')
  .addArgument(new Argument('[package...]', 'what to build').choices(names).default(names, 'all'))
  .option('--no-declarations', 'build no types, which takes a tenth of the time')
  .action(async (chosen: string[], options: { declarations: boolean }) => {
    for (const each of packageBuilds.filter(({ name }) => chosen.includes(name))) {
      const started = performance.now();
      await buildPackage(each, options);
      // npm pack --json prints the result on stdout.
      console.error(`Built ${each.name} in ${secondsSince(started)}`);
    }
  });
await runCommand(command);
