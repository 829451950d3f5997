import { join } from 'node:path';
import type { Schema } from './openapi-document.ts';
import type { OperationChoice } from './operation-selectors.ts';
import { readYamlFolder } from './yaml-folder.ts';

/** A clause. The types of `generated/clauses.ts` check the fields that the generator doesn't read. */
export type Clause = {
  id: string;
  text: string;
  operations: OperationChoice;
  /** The component whose values the clause is about, if it states their shape. */
  schema?: string;
  /** The JSON Pointer of one of its members. */
  pointer?: string;
  /** The keywords of the component's own schema that the clause states. */
  keywords?: string[];
  /** The schema that the clause states, if the component's schema doesn't contain it. */
  fragment?: Schema;
  [field: string]: unknown;
};

/** A file of clauses. */
type Family = {
  family: string;
  title: string;
  clauses: Clause[];
  /** Clauses that have been removed. */
  retired?: { id: string; reason: string }[];
};

/** A capability that a driver can offer. */
type CapabilityText = { id: string; text: string };

/** The maximum length of a clause's sentence. */
const longest = 200;

/**
 * Reads the clauses of a contract by family, and the closed list of capabilities.
 *
 * @param contract the folder of the contract's sources
 * @throws Error if a clause has the id of another family or of another clause, or a long text
 */
export const readRegister = (contract: string) => {
  const files = readYamlFolder(join(contract, 'clauses'));
  const capabilities = files.find(({ file }) => file === 'capabilities.yaml');
  const families = files.filter((file) => file !== capabilities);
  const ids = new Set<string>();
  for (const { file, content } of families) {
    const { family, clauses, retired = [] } = content as Family;
    const fail = (problem: string) => {
      throw new Error(`openapi/clauses/${file}: ${problem}`);
    };
    if (file !== `${family}.yaml`) fail(`Expected the name of the file as its family, got ${family}.`);
    for (const { id } of [...clauses, ...retired]) {
      if (!new RegExp(`^${family}\\.[a-z0-9]+(-[a-z0-9]+)*$`).test(id))
        fail(`Expected an id such as ${family}.kebab-case, got ${id}.`);
      if (ids.has(id)) fail(`${id} is stated or retired already; ids are never reused. Choose another.`);
      ids.add(id);
    }
    for (const { id, text } of clauses)
      if (text.length > longest)
        fail(`Expected at most ${longest} characters as the text of ${id}. Shorten it.`);
  }
  return {
    families: families.map(({ content }) => content as Family),
    capabilities: (capabilities?.content ?? []) as CapabilityText[],
  };
};

/** Returns the families of clauses, in the register's order. */
export const readFamilies = (contract: string): Family[] => readRegister(contract).families;

/** Returns the reason for each retired clause, by id. */
export const readRetired = (contract: string): Record<string, string> =>
  Object.fromEntries(
    readFamilies(contract).flatMap(({ retired = [] }) => retired.map(({ id, reason }) => [id, reason])),
  );
