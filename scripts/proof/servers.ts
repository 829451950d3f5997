import { clauseList, clauses } from '@workspace-api/contract';
import { mutantFamilies } from '../../mocks/mutants/index.ts';
import { variants } from '../../mocks/variants/index.ts';

/** Mutants break a clause, variants are correct. */
export type Kind = 'mutant' | 'variant';

/** A broken or a correct server: its difference to the sandbox, and what a change may touch of it. */
export type Server = {
  readonly name: string;
  /** The family of clauses that it belongs to. */
  readonly family: string;
  readonly clauses: readonly string[];
  readonly operations: readonly string[];
};

/** Every mutant by the clause that it breaks, and every variant by the family that checks its difference. */
export const servers: Readonly<Record<Kind, readonly Server[]>> = {
  mutant: Object.entries(mutantFamilies).flatMap(([family, members]) =>
    Object.entries(members).map(([name, { clause }]) => ({
      name,
      family,
      clauses: [clause],
      operations: clauses[clause].operations,
    })),
  ),
  variant: Object.entries(variants).map(([name, { families }]) => {
    const [family = ''] = families;
    const clauses = clauseList.filter((clause) => clause.family === family).map(({ id }) => id);
    return { name, family, clauses, operations: [] };
  }),
};
