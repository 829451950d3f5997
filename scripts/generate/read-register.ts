import { join } from 'node:path';
import type { Schema } from './openapi-document.ts';
import type { OperationChoice } from './operation-selectors.ts';
import { readYamlFolder } from './yaml-folder.ts';

/** A clause as `npm run check` holds its file to. */
export type Clause = {
  id: string;
  operations: OperationChoice;
  /** The component whose values the clause is about, where it states their shape. */
  schema?: string;
  /** JSON Pointer of a member of it. */
  pointer?: string;
  /** The keywords of the component's own schema that the clause states. */
  keywords?: string[];
  /** What the clause states, where the component's schema doesn't say it. */
  fragment?: Schema;
  [field: string]: unknown;
};

/** A file of clauses. */
export type Family = {
  family: string;
  title: string;
  clauses: Clause[];
  /** Clauses that are no longer stated. */
  retired?: { id: string; reason: string }[];
};

/** What a driver can be asked for. */
export type CapabilityText = { id: string; text: string };

const capabilitiesFile = 'capabilities.yaml';

/**
 * The clauses of a contract: the files of their families, and the closed list of capabilities.
 *
 * @param contract the folder of the contract's sources
 */
export const readRegister = (contract: string) => {
  const files = readYamlFolder(join(contract, 'clauses'));
  const capabilityList = files.find(({ file }) => file === capabilitiesFile)?.content;
  return {
    families: files.filter(({ file }) => file !== capabilitiesFile),
    capabilities: (Array.isArray(capabilityList) ? capabilityList : []) as CapabilityText[],
  };
};

/** The ids of all clauses, in the register's order. */
export const readClauseIds = (contract: string): string[] =>
  readRegister(contract).families.flatMap(({ content }) => (content as Family).clauses.map(({ id }) => id));

/** Why clauses are stated no longer, by id. */
export const readRetired = (contract: string): Record<string, string> =>
  Object.fromEntries(
    readRegister(contract).families.flatMap(({ content }) =>
      ((content as Family).retired ?? []).map(({ id, reason }) => [id, reason]),
    ),
  );
