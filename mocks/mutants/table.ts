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

/** What breaks a server, or its deliveries. */
type Broken = Wrap | Pick<Mutant, 'wrap' | 'outgoing' | 'metBy'>;

/** A mutant that a function describes: its sentence, and what breaks a server. */
export type Row = readonly [text: string, broken: Broken];

/**
 * The mutants of a family of clauses, by the clause that they break. A key is `name: sentence`, or only the name if the sentence is
 * in a row.
 */
export type MutantTable = { readonly [Clause in ClauseId]?: Readonly<Record<string, Broken | Row>> };

/**
 * Merges mutants by name.
 *
 * @throws Error if two of them have the same name
 */
export const mergeMutants = (
  ...parts: readonly Readonly<Record<string, Mutant>>[]
): Record<string, Mutant> => {
  const merged: Record<string, Mutant> = {};
  for (const [name, mutant] of parts.flatMap((part) => Object.entries(part))) {
    if (Object.hasOwn(merged, name))
      throw new Error(
        `Two mutants have the name "${name}": one of ${merged[name]?.clause}, one of ${mutant.clause}. Rename one of them.`,
      );
    merged[name] = mutant;
  }
  return merged;
};

const isRow = (value: Broken | Row): value is Row => Array.isArray(value);

/** The mutants of a table, by name. */
export const readTable = (table: MutantTable): Record<string, Mutant> =>
  mergeMutants(
    ...Object.entries(table).map(([clause, rows]) =>
      Object.fromEntries(
        Object.entries(rows).map(([key, value]) => {
          const [, name = key, sentence = ''] = /^([^:]*): (.*)$/.exec(key) ?? [];
          const [text, broken] = isRow(value) ? value : [sentence, value];
          const wraps = typeof broken === 'function' ? { wrap: broken } : broken;
          return [name, { clause: clause as ClauseId, text, ...wraps }];
        }),
      ),
    ),
  );
