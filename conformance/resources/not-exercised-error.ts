import type { ClauseId } from '@workspace-api/contract';

/** Thrown if a case can't check its clauses because something is missing: a capability, a scope, a record. */
export class NotExercisedError extends Error {
  override readonly name = 'NotExercisedError';
  /** The clauses that can't be checked; null for all clauses of the scenario. */
  readonly clauses: readonly ClauseId[] | null;
  /** The operation that the configuration declares unsupported; null if the reason is a different one. */
  readonly unsupported: string | null;

  /** @param missing the missing thing, as a noun phrase: it is shown after "missing: " */
  constructor(missing: string, options: { clauses?: readonly ClauseId[]; unsupported?: string } = {}) {
    super(missing);
    this.clauses = options.clauses ?? null;
    this.unsupported = options.unsupported ?? null;
  }
}
