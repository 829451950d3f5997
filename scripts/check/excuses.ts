import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { fromRoot } from '../generate/paths.ts';
import type { Problem } from './step.ts';

const shortest = 15;

/** A list of clauses that a check skips, each with the reason. */
export type Excuses = Readonly<Record<string, unknown>>;

/** Reads a list of excuses, which is empty if the file doesn't exist. */
export const readExcuses = (file: string): Excuses =>
  existsSync(fromRoot(file))
    ? ((parse(readFileSync(fromRoot(file), 'utf8')) as Record<string, unknown> | null) ?? {})
    : {};

/**
 * Finds problems in a list of excuses. The list must be exact, and every entry needs a reason.
 *
 * @param needless why a clause needs no excuse; undefined if it needs one
 */
export const excuseProblems = (
  file: string,
  excuses: Excuses,
  needless: (id: string) => string | undefined,
): Problem[] =>
  Object.entries(excuses).flatMap(([id, reason]) => {
    const why = needless(id);
    if (why !== undefined) return [{ file, message: `${id} ${why}` }];
    return typeof reason === 'string' && reason.trim().length >= shortest
      ? []
      : [{ file, message: `${id} has no reason` }];
  });
