import type { ClauseId } from '@workspace-api/contract';

/** A case cannot judge its clauses because something is missing: a capability, a scope, a record. */
export class NotExercisedError extends Error {
  override readonly name = 'NotExercisedError';
  /** The clauses that cannot be judged; null for all clauses of the scenario. */
  readonly clauses: readonly ClauseId[] | null;
  /** The operation that the configuration declares unsupported; null if that is not the reason. */
  readonly unsupported: string | null;

  /** @param missing what is missing, as a noun phrase: it is shown after "missing: " */
  constructor(missing: string, options: { clauses?: readonly ClauseId[]; unsupported?: string } = {}) {
    super(missing);
    this.clauses = options.clauses ?? null;
    this.unsupported = options.unsupported ?? null;
  }
}
