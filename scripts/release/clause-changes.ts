/** The data that a release stores about a clause. */
export type ReleasedClause = { readonly level: string; readonly text: string };

/** A clause as its family declares it. */
export type CurrentClause = ReleasedClause & { readonly operations: readonly string[] };

/** The clauses of a release by id. */
export type ReleasedClauses = Readonly<Record<string, ReleasedClause>>;

/** A clause that differs from the last release. */
export type ClauseChange = {
  readonly id: string;
  readonly kind: 'added' | 'changed' | 'removed';
  /** A description of the change. */
  readonly text: string;
  /** The operations that it covers; null if the clause was removed. */
  readonly operations: readonly string[] | null;
};

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
 * @example
 * clauseChanges({}, { 'agents.id-prefix': { level: 'must', text: 'An id starts with agt_.', operations: ['getAgent'] } }, {})
 * // [{ id: 'agents.id-prefix', kind: 'added', text: 'must: An id starts with agt_.', operations: ['getAgent'] }]
 */
export const clauseChanges = (
  before: ReleasedClauses,
  after: Readonly<Record<string, CurrentClause>>,
  retired: Readonly<Record<string, string>>,
): ClauseChange[] => {
  const lost = lostClauses(before, after, retired);
  if (lost.length > 0) {
    throw new Error(
      `Clauses of the last release are missing: ${lost.join(', ')}. ` +
        'State them again, or list each under retired in its family in openapi/clauses/, with an id and a reason.',
    );
  }
  const removed = Object.keys(before)
    .filter((id) => !after[id])
    .map((id): ClauseChange => ({ id, kind: 'removed', text: retired[id] ?? '', operations: null }));
  const changes = Object.entries(after).flatMap(([id, { level, text, operations }]): ClauseChange[] => {
    const old = before[id];
    if (!old) return [{ id, kind: 'added', text: `${level}: ${text}`, operations }];
    if (old.level !== level)
      return [{ id, kind: 'changed', text: `${old.level} → ${level}: ${text}`, operations }];
    return old.text === text ? [] : [{ id, kind: 'changed', text, operations }];
  });
  return [...changes, ...removed].sort((one, other) => (one.id < other.id ? -1 : 1));
};
