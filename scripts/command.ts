import { type Command, InvalidArgumentError } from 'commander';
import { parseInteger } from '../conformance/cli/options.ts';

/** Parses a whole number of at least 1. @throws InvalidArgumentError */
export const parseCount = (value: string): number => {
  const count = parseInteger(value);
  if (count < 1) throw new InvalidArgumentError('It must be at least 1.');
  return count;
};

/** Runs a command by its action. An error is printed without its stack, and becomes an exit code. */
export const runCommand = async (command: Command, failure = 1): Promise<void> => {
  try {
    await command.parseAsync();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = failure;
  }
};

/** Formats the time since a result of `performance.now()`. */
export const secondsSince = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;
