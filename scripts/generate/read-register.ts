import { join } from 'node:path';
import type { Schema } from './openapi-document.ts';
import type { OperationChoice } from './operation-selectors.ts';
import { readYamlFolder } from './yaml-folder.ts';

/** A clause in a file that passes `npm run check`. */
export type Clause = {
  id: string;
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
export type Family = {
  family: string;
  title: string;
  clauses: Clause[];
  /** Clauses that have been removed. */
  retired?: { id: string; reason: string }[];
};

/** A capability that a driver can offer. */
export type CapabilityText = { id: string; text: string };

const capabilitiesFile = 'capabilities.yaml';

/**
 * Reads the clauses of a contract: the files of their families, and the closed list of capabilities.
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

/** Returns the families of clauses, in the register's order. */
export const readFamilies = (contract: string): Family[] =>
  readRegister(contract).families.map(({ content }) => content as Family);

/** Returns the reason for each retired clause, by id. */
export const readRetired = (contract: string): Record<string, string> =>
  Object.fromEntries(
    readFamilies(contract).flatMap(({ retired = [] }) => retired.map(({ id, reason }) => [id, reason])),
  );
