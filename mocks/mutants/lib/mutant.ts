import type { ClauseId, clauseFamilies } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';

/** A mutant: a wrapper that breaks a correct server. */
export type Mutant = {
  /** The main clause that it violates. It may violate others as a consequence. */
  readonly clause: ClauseId;
  /** A description in one sentence. */
  readonly text: string;
  /**
   * The family of the clause whose scenarios detect the mutant first, if it is another one. Otherwise, the scenarios run in
   * their usual order for a clause about every exchange.
   */
  readonly metBy?: keyof typeof clauseFamilies;
  /** Wraps a server with the mutant. Its state belongs to this server. */
  readonly wrap: Wrap;
  /** Wraps the function that sends webhook deliveries; its responses have no body. */
  readonly outgoing?: Wrap;
};
