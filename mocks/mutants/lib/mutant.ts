import type { ClauseId, clauseFamilies } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';

/** A mutant that a server could have, as a wrapper of a correct server. */
export type Mutant = {
  /** The main clause that it violates; others may be violated as a consequence. */
  readonly clause: ClauseId;
  /** A description in one sentence. */
  readonly text: string;
  /**
   * The family of the clause whose scenarios meet the mutant soonest, if it is another one. A clause of every exchange is
   * otherwise looked for in the order of all scenarios.
   */
  readonly metBy?: keyof typeof clauseFamilies;
  /** Wraps a server with the mutant. Its state belongs to this server. */
  readonly wrap: Wrap;
  /** Wraps the function by which the server sends webhook deliveries; its responses have no body. */
  readonly outgoing?: Wrap;
};
