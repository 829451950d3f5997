import type { Command } from 'commander';
import type { Io } from './io.ts';

/** Parses a command that writes to the given streams. @throws CommanderError instead of ending the process */
export const parsed = (command: Command, argv: readonly string[], io: Io): Command =>
  command
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
    })
    .parse(argv, { from: 'user' });
