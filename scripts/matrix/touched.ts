import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fromRoot } from '../generate/paths.ts';

/** A broken or permitted server, by what a change may touch of it. */
export type Touchable = {
  readonly name: string;
  readonly family: string;
  /** The clauses that it breaks, and the operations of these clauses. */
  readonly clauses?: readonly string[];
  readonly operations?: readonly string[];
};

/** The folders whose changes touch a server: what a clause says, what checks it, and what keeps it. */
const sources = ['openapi', 'conformance', 'mocks'];

/** Files in tables of many rows: only what stands near a changed line counts. */
const tables = /^(?:mocks\/(?:mutants|variants)|openapi\/clauses)\//;

/** A clause about more operations than this is one of every request: a change of one of them touches it hardly. */
const mostOperations = 3;

const git = (...args: string[]): string =>
  execFileSync('git', args, {
    cwd: fromRoot('.'),
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** A commit's id; undefined if a clone doesn't have it. */
const findCommit = (...args: string[]): string | undefined => {
  try {
    return git(...args).trim();
  } catch {
    return undefined;
  }
};

/**
 * The commit that a change is compared with: where it left `main`, or on `main` itself, the commit before. In a clone without
 * history, nothing counts as changed.
 */
const findBase = (): string => {
  const head = git('rev-parse', 'HEAD').trim();
  const left = ['origin/main', 'main'].map((main) => findCommit('merge-base', 'HEAD', main));
  return left.find((base) => base && base !== head) ?? findCommit('rev-parse', '--verify', 'HEAD~1') ?? head;
};

const wordsIn = (text: string): string[] => text.match(/[A-Za-z][\w.-]*\w/g) ?? [];

/**
 * The names, clauses and operations that occur in the files which changed since a commit, also in files that aren't committed.
 * Of tables, only what stands within eight lines of a change counts.
 *
 * @throws Error if the commit isn't known
 */
export const wordsChangedSince = (base = findBase()): ReadonlySet<string> => {
  const changed = git('diff', '--name-only', '--diff-filter=d', base, '--', ...sources).split('\n');
  const added = git('ls-files', '--others', '--exclude-standard', '--', ...sources).split('\n');
  const files = [...changed, ...added].filter((file) => file !== '');
  const rows = files.filter((file) => tables.test(file));
  const others = files.filter((file) => !tables.test(file));
  return new Set([
    ...(rows.length > 0 ? wordsIn(git('diff', '-U8', base, '--', ...rows)) : []),
    ...others.flatMap((file) => wordsIn(readFileSync(fromRoot(file), 'utf8'))),
  ]);
};

/** How closely a change touches a server: 0 by its name, 1 by a clause, 2 by an operation; undefined if not at all. */
const rank = (
  { name, clauses = [], operations = [] }: Touchable,
  words: ReadonlySet<string>,
): number | undefined => {
  if (words.has(name)) return 0;
  if (clauses.some((clause) => words.has(clause))) return 1;
  return operations.length <= mostOperations && operations.some((id) => words.has(id)) ? 2 : undefined;
};

/**
 * Chooses the servers that a change touches, and at least one of each family. First comes one of each family, the one that is
 * touched most, and then the others, the closest first.
 */
export const chooseTouched = (all: readonly Touchable[], words: ReadonlySet<string>): string[] => {
  const ranked = all
    .map((server) => ({ ...server, rank: rank(server, words) ?? 3 }))
    .toSorted((one, other) => one.rank - other.rank);
  const firstOfFamily = ranked.filter(
    ({ family }, index) => ranked.findIndex((other) => other.family === family) === index,
  );
  const others = ranked.filter((server) => server.rank < 3 && !firstOfFamily.includes(server));
  return [...firstOfFamily, ...others].map(({ name }) => name);
};
