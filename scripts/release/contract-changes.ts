import { readFileSync } from 'node:fs';
import { diffContracts } from '../check/breaking.ts';
import type { OpenApiDocument } from '../generate/openapi-document.ts';
import { fromRoot } from '../generate/paths.ts';
import { readRetired } from '../generate/read-register.ts';
import { clauseChanges } from './clause-changes.ts';
import { contractChangelog } from './contract-changelog.ts';
import { currentBundle, currentClauses, released, releasedClauses } from './released-contract.ts';

/** The changes in the contract since the last release. */
export type ContractChanges = {
  /** The section of the contract's changelog. */
  readonly section: string;
  /** A line of counts. */
  readonly counts: string;
  /** Whether the last release had the same version of the contract. */
  readonly isReleased: boolean;
};

/** Returns the changes in the contract since the last release. It takes a second. */
export const contractChanges = async (): Promise<ContractChanges> => {
  const read = (file: string) => JSON.parse(readFileSync(fromRoot(file), 'utf8')) as OpenApiDocument;
  const contracts = { before: read(released.bundle), after: read(currentBundle) };
  const { version } = contracts.after.info;
  const clauses = currentClauses();
  const changes = clauseChanges(releasedClauses() ?? clauses, clauses, readRetired(fromRoot('openapi')));
  const report = await diffContracts(fromRoot(released.bundle), fromRoot(currentBundle));
  const { major, minor, patch } = report.summary;
  const { base } = report.infoVersions;
  return {
    section: contractChangelog(version, report, changes, contracts),
    counts: `${base} → ${version}: ${major} breaking, ${minor} compatible and ${patch} editorial changes, ${changes.length} clauses`,
    isReleased: base === version,
  };
};
