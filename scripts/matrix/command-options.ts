import { availableParallelism } from 'node:os';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { efforts } from '../../conformance/engine/settings/effort.ts';

/** The exit code for incorrect usage, as everywhere in this repository. */
export const badUsage = 2;

const parseList = (value: string): string[] => value.split(',').map((item) => item.trim());

/** Parses seeds that are separated by commas. @throws InvalidArgumentError for any other value */
export const parseSeeds = (value: string): number[] => {
  const seeds = parseList(value).map(Number);
  if (!seeds.every((seed) => Number.isSafeInteger(seed) && seed >= 0))
    throw new InvalidArgumentError('Expected whole numbers, separated by commas: 1,2,3.');
  return seeds;
};

/** Parses a number of processes. @throws InvalidArgumentError for any other value */
export const parseJobs = (value: string): number => {
  const jobs = Number(value);
  if (!Number.isSafeInteger(jobs) || jobs < 1) throw new InvalidArgumentError('Expected a number from 1.');
  return jobs;
};

/** Parses names that are separated by commas. @throws InvalidArgumentError for an unknown name */
export const namesIn =
  (kind: string, allNames: readonly string[], seeAlso: string) =>
  (value: string): string[] => {
    const names = parseList(value);
    const unknown = names.filter((name) => !allNames.includes(name));
    if (unknown.length > 0)
      throw new InvalidArgumentError(`No ${kind} is called ${unknown.join(', ')}. ${seeAlso}`);
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
};

/**
 * Adds the options that all matrices have: `--only`, `--seeds`, `--effort`, `--jobs` and `--json`.
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
      `${kind}s, separated by commas (default: all)`,
      namesIn(kind, allNames, `They are in ${folder}.`),
    )
    .option(
      '--seeds <numbers>',
      `seeds, separated by commas: each is a run of every ${kind}`,
      parseSeeds,
      seeds,
    )
    .addOption(
      new Option('--effort <effort>', 'how many values a run tries').choices(efforts).default('quick'),
    )
    .option('--jobs <number>', 'how many are judged at once', parseJobs, availableParallelism())
    .option('--json <file>', 'write the matrix to a file')
    .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : badUsage));
