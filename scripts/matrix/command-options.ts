import { availableParallelism } from 'node:os';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { efforts } from '../../conformance/engine/settings/effort.ts';
import { findCommit } from './touched.ts';

/** The exit code for incorrect usage, as everywhere in this repository. */
export const badUsage = 2;

const parseList = (value: string): string[] => value.split(',').map((item) => item.trim());

/** Parses a whole number. @throws InvalidArgumentError for any other value, and below the minimum */
export const parseCount = (value: string, least = 1): number => {
  const number = Number(value);
  if (Number.isSafeInteger(number) && number >= least) return number;
  throw new InvalidArgumentError(`Expected a whole number of at least ${least}.`);
};

/** Parses seeds that are separated by commas. @throws InvalidArgumentError for any other value */
export const parseSeeds = (value: string): number[] => parseList(value).map((seed) => parseCount(seed, 0));

/** Parses a number of minutes. @throws InvalidArgumentError for any other value */
const parseMinutes = (value: string): number => {
  if (Number(value) > 0) return Number(value);
  throw new InvalidArgumentError('Use a number above 0, such as 1.5.');
};

/** @throws InvalidArgumentError for a commit that this clone doesn't have */
const parseCommit = (value: string): string => {
  if (findCommit(['rev-parse', '--verify', '--quiet', `${value}^{commit}`]) === undefined)
    throw new InvalidArgumentError('This clone has no such commit. Use a hash, a branch or a tag.');
  return value;
};

/** Parses names that are separated by commas. @throws InvalidArgumentError for an unknown name */
export const namesIn =
  (kind: string, allNames: readonly string[], seeAlso: string) =>
  (value: string): string[] => {
    const names = parseList(value);
    const unknown = names.filter((name) => !allNames.includes(name));
    if (unknown.length > 0)
      throw new InvalidArgumentError(
        `Unknown ${kind} ${unknown.map((name) => `"${name}"`).join(', ')}. ${seeAlso}`,
      );
    return names;
  };

/** The options that all matrices have. */
export type MatrixOptions = {
  /** All if omitted. */
  readonly only?: string[];
  readonly seeds: number[];
  readonly effort: (typeof efforts)[number];
  readonly jobs: number;
  readonly json?: string;
  /** The commit to compare with, or true for the default one. */
  readonly touched?: string | true;
  readonly minutes?: number;
};

/**
 * Adds the options that all matrices have: `--only`, `--seeds`, `--effort`, `--jobs`, `--json`, `--touched` and `--minutes`.
 *
 * @param kind what a run checks, as a singular noun
 * @param allNames the permitted names, which are in `folder`
 */
export const withMatrixOptions = (
  command: Command,
  {
    kind,
    allNames,
    folder,
    seeds,
  }: { kind: string; allNames: readonly string[]; folder: string; seeds: number[] },
): Command =>
  command
    .option(
      '--only <names>',
      `comma-separated names of ${kind}s (default: all)`,
      namesIn(kind, allNames, `See ${folder} for the available names.`),
    )
    .option(
      '--seeds <numbers>',
      `comma-separated seeds; every ${kind} runs once for each seed`,
      parseSeeds,
      seeds,
    )
    .addOption(
      new Option('--effort <effort>', 'the number of values that a run tries')
        .choices(efforts)
        .default('quick'),
    )
    .option(
      '--jobs <number>',
      'the number of parallel processes',
      (value) => parseCount(value),
      availableParallelism(),
    )
    .option('--json <file>', 'write the matrix to a file')
    .addOption(
      new Option(
        '--touched [commit]',
        `only ${kind}s that the changes since a commit touch (default: where the branch left main), and one of each family; starts no run after 3 minutes`,
      )
        .argParser(parseCommit)
        .implies({ minutes: 3 }),
    )
    .option('--minutes <number>', 'start no further run after this time', parseMinutes)
    .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : badUsage));
