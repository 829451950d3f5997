import { readText } from '../generate/paths.ts';
import { git } from '../git.ts';
import type { Server } from './servers.ts';

/** The folders whose changes touch a server: what a clause says, what checks it, and what keeps it. */
const sources = ['openapi', 'conformance', 'mocks'];

/** Files in tables of many rows: only what stands near a changed line counts. */
const tables = /^(?:mocks\/(?:mutants|variants)|openapi\/clauses)\//;

/** A clause about more operations than this concerns most requests, so a change of one operation hardly touches it. */
const mostOperations = 3;

/** Runs a git command that prints a commit's id; undefined if the clone doesn't have the commit. */
export const findCommit = (...args: string[]): string | undefined => {
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
  return (
    left.find((base) => base !== undefined && base !== head) ??
    findCommit('rev-parse', '--verify', 'HEAD~1') ??
    head
  );
};

const listWords = (text: string): string[] => text.match(/[A-Za-z][\w.-]*\w/g) ?? [];

/**
 * The names, clauses and operations that occur in the files which changed since a commit, also in files that aren't committed.
 * Of tables, only what stands within eight lines of a change counts.
 *
 * @param commit true for where the branch left `main`
 * @throws Error if the clone doesn't have the commit
 */
export const wordsChangedSince = (commit: string | true): ReadonlySet<string> => {
  const base = commit === true ? findBase() : commit;
  const list = (...args: string[]) =>
    git(...args, '--', ...sources)
      .split('\n')
      .filter(Boolean);
  const changed = list('diff', '--name-only', '--diff-filter=d', base);
  const rows = changed.filter((file) => tables.test(file));
  const wholeFiles = [
    ...changed.filter((file) => !tables.test(file)),
    ...list('ls-files', '--others', '--exclude-standard'),
  ];
  return new Set([
    ...(rows.length > 0 ? listWords(git('diff', '-U8', base, '--', ...rows)) : []),
    ...wholeFiles.flatMap((file) => listWords(readText(file))),
  ]);
};

/** How closely a change touches a server: 0 by its name, 1 by a clause, 2 by an operation; undefined if not at all. */
const rank = ({ name, clauses, operations }: Server, words: ReadonlySet<string>): number | undefined => {
  if (words.has(name)) return 0;
  if (clauses.some((clause) => words.has(clause))) return 1;
  return operations.length <= mostOperations && operations.some((id) => words.has(id)) ? 2 : undefined;
};

/**
 * Chooses the servers that a change touches, and at least one of each family. First comes one of each family, the one that is
 * touched most, and then the others, the closest first.
 */
export const chooseTouched = (all: readonly Server[], words: ReadonlySet<string>): string[] => {
  const ranked = all
    .map((server) => ({ ...server, rank: rank(server, words) ?? 3 }))
    .toSorted((one, other) => one.rank - other.rank);
  const firstOfFamily = ranked.filter(
    ({ family }, index) => ranked.findIndex((other) => other.family === family) === index,
  );
  const others = ranked.filter((server) => server.rank < 3 && !firstOfFamily.includes(server));
  return [...firstOfFamily, ...others].map(({ name }) => name);
};
