import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import pc from 'picocolors';
import { runCommand } from './command.ts';
import { fromRoot } from './generate/paths.ts';
import { buildExecutable, executableName } from './release/executable/build-executable.ts';
import { describePacked, installCommand, packPackages } from './release/packed-packages.ts';

/** The packages that a product needs at run time; the others are for its tests. */
const runtime = ['@workspace-api/contract', '@workspace-api/client'];

const command = new Command('pack')
  .description(
    'Builds the packages, packs them into tarballs next to a Dockerfile, and prints the npm command that installs them.',
  )
  .option('--into <folder>', 'the folder of the tarballs', fromRoot('tarballs'))
  .option(
    '--executable',
    'also build one program of Node, the sandbox and the gate, for machines like this one without Node (on macOS, sign it with codesign --sign - FILE)',
  )
  .addHelpText('after', '\nExit codes: 0 if everything is packed, 1 otherwise.')
  .action(async ({ into, executable }: { into: string; executable?: true }) => {
    // Progress goes to stderr, so that stdout contains only the commands.
    const folder = resolve(into);
    if ((await stat(folder).catch(() => undefined))?.isDirectory() === false)
      throw new Error(
        `Expected a folder for the tarballs, got the file ${folder}. Use --into to choose another.`,
      );
    console.error('Building and packing the packages. This takes a minute or two.');
    const packed = await packPackages(folder, (each) => console.error(describePacked(each)));
    const needed = packed.filter(({ name }) => runtime.includes(name));
    const others = packed.filter((each) => !needed.includes(each));
    console.error('\nTo install all packages, run this line in your project:\n');
    console.log(pc.bold(installCommand(packed)));
    console.error(
      '\nTo keep the sandbox and the gate out of production, run these lines instead, in this order:\n',
    );
    console.error(installCommand(needed));
    console.error(installCommand(others, '--save-dev'));
    if (!executable) return;
    const file = join(folder, executableName);
    console.error('\nBuilding the executable ...');
    await buildExecutable(packed, file);
    console.error(`To see its commands, run ${file} --help`);
  });
await runCommand(command);
