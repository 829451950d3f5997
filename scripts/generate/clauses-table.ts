import { notice } from './notice.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import { chosenOperations } from './operation-selectors.ts';
import { type Family, readRegister } from './read-register.ts';

/** `clauses.ts`: the register of `openapi/clauses`, with each selector of operations resolved to their ids. */
export const renderClauses = (contract: string, document: OpenApiDocument): string => {
  const { families: files, capabilities } = readRegister(contract);
  const families = files.map(({ content }) => content as Family);
  const register = families.flatMap(({ family, clauses }) =>
    // shapes.ts and the validators contain what a clause states about a shape.
    clauses.map(({ schema, pointer, keywords, fragment, ...clause }) => [
      clause.id,
      { ...clause, family, operations: chosenOperations(document, clause.operations) },
    ]),
  );
  return `${notice}import type { ClauseShape } from './code/clause.ts';

/** The families of clauses, with their titles. */
export const clauseFamilies = ${JSON.stringify(Object.fromEntries(families.map(({ family, title }) => [family, title])), null, 2)} as const;

/** The capabilities of a driver, each with its description. */
export const capabilities = ${JSON.stringify(Object.fromEntries(capabilities.map(({ id, text }) => [id, text])), null, 2)} as const;

/** Every promise of the service, by its id. */
export const clauses = ${JSON.stringify(Object.fromEntries(register), null, 2)} as const satisfies Record<string, ClauseShape>;

/** The id of a clause, e.g. \`idempotency.mismatch-is-422\`. */
export type ClauseId = keyof typeof clauses;

/** The id of a driver's capability. */
export type Capability = keyof typeof capabilities;

/** The clauses in the register's order, with their common type. */
export const clauseList: readonly (ClauseShape & { readonly id: ClauseId })[] = Object.values(clauses);
`;
};
