import { availableParallelism } from 'node:os';
import { Command, InvalidArgumentError, Option } from 'commander';
import { badUsage } from '../../conformance/cli/io.ts';
import { commaSeparated, parseInteger } from '../../conformance/cli/options.ts';
import { efforts } from '../../conformance/engine/settings/effort.ts';
import { parseCount } from '../command.ts';
import { familyChoices, type Run } from './row.ts';
import { type Kind, servers } from './servers.ts';
import { findCommit } from './touched.ts';

const parseSeeds = (value: string): number[] => commaSeparated(value).map(parseInteger);

const parseMinutes = (value: string): number => {
  if (Number(value) > 0) return Number(value);
  throw new InvalidArgumentError('Use a number above 0, such as 1.5.');
};

const parseCommit = (value: string): string => {
  if (findCommit('rev-parse', '--verify', '--quiet', `${value}^{commit}`) === undefined)
    throw new InvalidArgumentError('This clone has no such commit. Use a hash, a branch or a tag.');
  return value;
};

/** Parses names that are separated by commas. */
const namesIn = (what: string, available: readonly string[], seeAlso: string) => (value: string) => {
  const names = commaSeparated(value);
  const unknown = names.filter((name) => !available.includes(name));
  if (unknown.length === 0) return names;
  throw new InvalidArgumentError(
    `Unknown ${what} ${unknown.map((name) => `"${name}"`).join(', ')}. ${seeAlso}`,
  );
};

/** The options of a command that checks servers. Those after `jobs` are for servers of one kind. */
export type MatrixOptions = Pick<Run, 'effort' | 'families'> & {
  readonly seeds: number[];
  readonly jobs: number;
  /** All if omitted. */
  readonly only?: string[];
  readonly family?: string[];
  readonly json?: string;
  /** The commit to compare with, or true for the default one. */
  readonly touched?: string | true;
  readonly minutes?: number;
};

/** Creates a command with the options of all: `--seeds` and `--jobs`. */
export const createCommand = (name: string, description: string, seeds: number[]): Command =>
  new Command(name)
    .description(description)
    .option(
      '--seeds <numbers>',
      'comma-separated seeds; every server is checked with each',
      parseSeeds,
      seeds,
    )
    .option('--jobs <number>', 'the number of parallel processes', parseCount, availableParallelism())
    .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : badUsage));

/** Adds the options for servers of one kind. */
export const withMatrixOptions = (command: Command, kind: Kind): Command => {
  const names = servers[kind].map(({ name }) => name);
  const families = [...new Set(servers[kind].map(({ family }) => family))];
  return command
    .option(
      '--only <names>',
      `comma-separated names of ${kind}s (default: all)`,
      namesIn(kind, names, `See mocks/${kind}s/ for the available names.`),
    )
    .option(
      '--family <names>',
      `comma-separated families of clauses whose ${kind}s to check`,
      namesIn('family', families, `Available: ${families.join(', ')}.`),
    )
    .addOption(
      new Option('--effort <effort>', 'the number of values that a run tries')
        .choices(efforts)
        .default('quick'),
    )
    .addOption(
      new Option(
        '--families <which>',
        'what a variant is checked with: all families of clauses, those that it touches, or the first of these, which checks most of its difference',
      )
        .choices(familyChoices)
        .default('all')
        .hideHelp(kind === 'mutant'),
    )
    .option('--json <file>', 'write the results to a file')
    .addOption(
      new Option(
        '--touched [commit]',
        `only ${kind}s that the changes since a commit touch (default: where the branch left main), and one of each family; starts no run after 3 minutes`,
      )
        .argParser(parseCommit)
        .implies({ minutes: 3 }),
    )
    .option('--minutes <number>', 'start no further run after this time', parseMinutes);
};
