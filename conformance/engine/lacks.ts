import type { ClauseId } from '@workspace-api/contract';

/** Something isn't there without which nothing can be said: a capability, a scope, a record. */
export class Lacks extends Error {
  override readonly name = 'Lacks';
  /** The clauses that can't be judged for it; null: all of the scenario's. */
  readonly clauses: readonly ClauseId[] | null;
  /** The operation that the configuration declares as not offered; null where that is not the reason. */
  readonly unsupported: string | null;

  constructor(reason: string, options: { clauses?: readonly ClauseId[]; unsupported?: string } = {}) {
    super(reason);
    this.clauses = options.clauses ?? null;
    this.unsupported = options.unsupported ?? null;
  }
}
