import type { ClauseId } from '@workspace-api/contract';

/** Something isn't there without which nothing can be said: a capability, a scope, a record. */
export class Lacks extends Error {
  override readonly name = 'Lacks';
  /** The clauses that can't be judged for it; null: all of the scenario's. */
  readonly clauses: readonly ClauseId[] | null;
  /** The configuration declares that the target doesn't offer it. */
  readonly unsupported: boolean;

  constructor(reason: string, options: { clauses?: readonly ClauseId[]; unsupported?: boolean } = {}) {
    super(reason);
    this.clauses = options.clauses ?? null;
    this.unsupported = options.unsupported ?? false;
  }
}
