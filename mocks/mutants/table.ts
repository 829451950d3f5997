import type { ClauseId, clauseFamilies } from '@workspace-api/contract';
import type { Wrap } from '../wrappers/fetch.ts';

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
  readonly detectedBy?: keyof typeof clauseFamilies;
  /** Wraps a server with the mutant. Its state belongs to this server. */
  readonly wrap: Wrap;
  /** Wraps the function that sends webhook deliveries; its responses have no body. */
  readonly outgoing?: Wrap;
};

/** The mutants of a family of clauses: `clause/name: sentence`, and what breaks a server, or its deliveries. */
export type MutantTable = Readonly<
  Record<`${ClauseId}/${string}: ${string}`, Wrap | Pick<Mutant, 'wrap' | 'outgoing' | 'detectedBy'>>
>;

/**
 * Merges mutants by name.
 *
 * @throws Error if two of them have the same name
 */
export const mergeMutants = (mutants: readonly (readonly [name: string, Mutant])[]) => {
  const merged: Record<string, Mutant> = {};
  for (const [name, mutant] of mutants) {
    if (Object.hasOwn(merged, name))
      throw new Error(
        `Two mutants have the name "${name}": one of ${merged[name]?.clause}, one of ${mutant.clause}. Rename one of them.`,
      );
    merged[name] = mutant;
  }
  return merged;
};

/** The mutants of a table, with their names. */
export const readTable = (table: MutantTable): [name: string, Mutant][] =>
  Object.entries(table).map(([key, broken]) => {
    const [, clause, name = '', text = ''] = /^([^/]*)\/([^:]*): (.*)$/.exec(key) ?? [];
    const wraps = typeof broken === 'function' ? { wrap: broken } : broken;
    return [name, { clause: clause as ClauseId, text, ...wraps }];
  });
