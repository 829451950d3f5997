import { join } from 'node:path';
import { notice } from './notice.ts';
import { type OpenApiDocument, operationsOf } from './openapi-document.ts';
import { readYamlFolder } from './yaml-folder.ts';

type Clause = { id: string; operations: string | string[]; [field: string]: unknown };
type Family = { family: string; title: string; clauses: Clause[] };

const selectors = (document: OpenApiDocument): Record<string, string[]> => {
  const all = operationsOf(document);
  const ids = (choose: (entry: (typeof all)[number]) => boolean) =>
    all.filter(choose).map(({ operation }) => operation.operationId);
  const authenticated = (entry: (typeof all)[number]) => (entry.operation.security ?? []).length > 0;
  const isList = (entry: (typeof all)[number]) => entry.operation['x-pagination'] !== undefined;
  return {
    all: ids(() => true),
    authenticated: ids(authenticated),
    reads: ids(({ method }) => method === 'get'),
    writes: ids((entry) => entry.method !== 'get' && authenticated(entry)),
    lists: ids(isList),
    singles: ids((entry) => entry.method === 'get' && !isList(entry) && entry.operation['x-stream'] !== true),
    patches: ids(({ method }) => method === 'patch'),
  };
};

/** `clauses.ts`: the register of `openapi/clauses`, each selector of operations resolved to their ids. */
export const renderClauses = (contract: string, document: OpenApiDocument): string => {
  const files = readYamlFolder(join(contract, 'clauses'));
  const chosen = selectors(document);
  const families = files
    .filter(({ file }) => file !== 'capabilities.yaml')
    .map(({ content }) => content as Family);
  const capabilities = files.find(({ file }) => file === 'capabilities.yaml')?.content as {
    id: string;
    text: string;
  }[];
  const register = families.flatMap(({ family, clauses }) =>
    clauses.map((clause) => {
      const { operations } = clause;
      const ids = typeof operations === 'string' ? chosen[operations] : operations;
      if (!ids)
        throw new Error(
          `openapi/clauses: ${clause.id} names an unknown selector of operations, ${String(operations)}.`,
        );
      return [clause.id, { ...clause, family, operations: ids }] as const;
    }),
  );
  return `${notice}import type { ClauseShape } from './clause.ts';

/** The families of clauses, with their titles. */
export const clauseFamilies = ${JSON.stringify(Object.fromEntries(families.map(({ family, title }) => [family, title])), null, 2)} as const;

/** What a driver may add to the API alone, with what it means. */
export const capabilities = ${JSON.stringify(Object.fromEntries((capabilities ?? []).map(({ id, text }) => [id, text])), null, 2)} as const;

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
