import { clauses } from '@workspace-api/contract';
import type { ContractVersion } from '../../generated/code/changes.ts';
import { diffContracts } from '../check/breaking.ts';
import { fromRoot } from '../generate/paths.ts';
import { readRetired } from '../generate/read-register.ts';
import { clauseChanges } from './clause-changes.ts';
import { describeVersion, renderVersion } from './contract-changelog.ts';
import {
  currentBundle,
  readContracts,
  released,
  releasedClauses,
  releasedHistory,
} from './released-contract.ts';

/** The contract's changelog. */
export type ContractHistory = {
  /** What each version changed, newest first. The first one is the current contract's. */
  readonly versions: readonly ContractVersion[];
  /** A line of counts of the changes since the last release. */
  readonly counts: string;
};

/** Returns the changes in the contract, up to the current one. It takes a second. */
export const contractHistory = async (): Promise<ContractHistory> => {
  const contracts = readContracts();
  const { version } = contracts.after.info;
  const changes = clauseChanges(releasedClauses(), clauses, readRetired(fromRoot('openapi')));
  const report = await diffContracts(fromRoot(released.bundle), fromRoot(currentBundle));
  const { major, minor, patch } = report.summary;
  const { base } = report.infoVersions;
  const past = releasedHistory();
  return {
    versions:
      base === version ? past : [describeVersion(version, report.changes, changes, contracts), ...past],
    counts: `${base} → ${version}: ${major} breaking, ${minor} compatible and ${patch} editorial changes, ${changes.length} clauses`,
  };
};

/** The contract's changelog in Markdown, without a title. */
export const renderHistory = ({ versions }: ContractHistory): string =>
  versions
    .filter(({ changes, editorial }) => changes.length + editorial > 0)
    .map(renderVersion)
    .join('\n');
