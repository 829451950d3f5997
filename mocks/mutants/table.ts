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
  readonly metBy?: keyof typeof clauseFamilies;
  /** Wraps a server with the mutant. Its state belongs to this server. */
  readonly wrap: Wrap;
  /** Wraps the function that sends webhook deliveries; its responses have no body. */
  readonly outgoing?: Wrap;
};

/** A mutant in a table: its sentence, and how it breaks a server or its deliveries. */
export type Row = readonly [
  text: string,
  broken: Wrap | Pick<Mutant, 'wrap' | 'outgoing'>,
  options?: Pick<Mutant, 'metBy'>,
];

/** The mutants of a family of clauses: by the clause that they break, and by name. */
export type MutantTable = { readonly [Clause in ClauseId]?: Readonly<Record<string, Row>> };

/** The mutants of a table, by name. */
export const readTable = (table: MutantTable): Record<string, Mutant> =>
  Object.fromEntries(
    Object.entries(table).flatMap(([clause, rows]) =>
      Object.entries(rows).map(([name, [text, broken, options]]) => [
        name,
        {
          clause: clause as ClauseId,
          text,
          ...options,
          ...(typeof broken === 'function' ? { wrap: broken } : broken),
        },
      ]),
    ),
  );
