import type { Command } from 'commander';
import type { Io } from './io.ts';

/** Parses a command that writes to the given streams. @throws CommanderError instead of ending the process */
export const parsed = (command: Command, argv: readonly string[], io: Io): Command =>
  command
    .exitOverride()
    .configureOutput({
      writeOut: (output) => io.stdout.write(output),
      writeErr: (output) => io.stderr.write(output),
    })
    .parse(argv, { from: 'user' });
