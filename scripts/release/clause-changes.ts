import type { ContractChange } from '../../generated/code/changes.ts';

/** The clauses of a release by id. */
export type ReleasedClauses = Readonly<Record<string, { readonly level: string; readonly text: string }>>;

/** The clauses of the current contract by id, with the operations that each covers. */
export type CurrentClauses = Readonly<
  Record<string, ReleasedClauses[string] & { readonly operations: readonly string[] }>
>;

/** Returns the ids of the last release that are neither stated nor retired. */
export const lostClauses = (
  before: ReleasedClauses,
  after: ReleasedClauses,
  retired: Readonly<Record<string, string>>,
): string[] => Object.keys(before).filter((id) => !after[id] && retired[id] === undefined);

/**
 * Returns the clauses that differ from the last release.
 *
 * @param retired the reason for each retired clause, by id
 * @throws Error if a clause's id disappears without being retired
 */
export const clauseChanges = (
  before: ReleasedClauses,
  after: CurrentClauses,
  retired: Readonly<Record<string, string>>,
): ContractChange[] => {
  const lost = lostClauses(before, after, retired);
  if (lost.length > 0) {
    throw new Error(
      `Clauses of the last release are missing: ${lost.join(', ')}. ` +
        'State them again, or list each under retired in its family in openapi/clauses/, with an id and a reason.',
    );
  }
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].sort().flatMap((id) => {
    const [old, now] = [before[id], after[id]];
    const describe = (section: ContractChange['section'], text = '') => ({
      section,
      text: `Clause \`${id}\`: ${text}`,
      isBreaking: false,
      names: now?.operations ?? null,
      clause: id,
    });
    if (!now) return [describe('Removed', retired[id])];
    if (!old) return [describe('Added', `${now.level}: ${now.text}`)];
    if (old.level !== now.level) return [describe('Changed', `${old.level} → ${now.level}: ${now.text}`)];
    return old.text === now.text ? [] : [describe('Changed', now.text)];
  });
};
