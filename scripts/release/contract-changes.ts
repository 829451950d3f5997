import { clauses } from '@workspace-api/contract';
import type { ContractVersion } from '../../generated/code/changes.ts';
import type { OpenApiDocument } from '../generate/openapi-document.ts';
import { formatJson, fromRoot, readJson, writeText } from '../generate/paths.ts';
import { readRetired } from '../generate/read-register.ts';
import { clauseChanges } from './clause-changes.ts';
import { describeVersion, renderVersion } from './contract-changelog.ts';
import { diffContracts } from './diff-contracts.ts';
import { currentBundle, released, releasedClauses } from './released-contract.ts';

const readContracts = () => ({
  before: readJson<OpenApiDocument>(released.bundle),
  after: readJson<OpenApiDocument>(currentBundle),
});

/** Returns the contract's changelog, up to the current contract. It takes a second. */
export const contractHistory = async () => {
  const contracts = readContracts();
  const { version } = contracts.after.info;
  const changes = clauseChanges(releasedClauses(), clauses, readRetired(fromRoot('openapi')));
  const report = await diffContracts(fromRoot(released.bundle), fromRoot(currentBundle));
  const { major, minor, patch } = report.summary;
  const { base } = report.infoVersions;
  const past = readJson<ContractVersion[]>(released.history);
  return {
    version,
    /** What each version changed, newest first. The first one is the current contract's. */
    versions:
      base === version ? past : [describeVersion(version, report.changes, changes, contracts), ...past],
    /** A line of counts of the changes since the last release. */
    counts: `${base} → ${version}: ${major} breaking, ${minor} compatible and ${patch} editorial changes, ${changes.length} clauses`,
  };
};

/** The contract's changelog. */
export type ContractHistory = Awaited<ReturnType<typeof contractHistory>>;

/** The contract's changelog in Markdown, without a title. */
export const renderHistory = ({ versions }: ContractHistory): string =>
  versions
    .filter(({ changes, editorial }) => changes.length + editorial > 0)
    .map(renderVersion)
    .join('\n');

/**
 * Makes the current contract the released one.
 *
 * @param history what each release changed, including this one
 * @throws Error if another contract of the same version was released
 */
export const renewBaseline = ({ version, versions }: ContractHistory): void => {
  const { before, after } = readContracts();
  if (before.info.version === version && JSON.stringify(before) !== JSON.stringify(after))
    throw new Error(
      `${released.bundle} is a different ${version}. Increase info.version in openapi/root.yaml and run npm run generate.`,
    );
  const stored = Object.values(clauses).map(({ id, level, text }) => [id, { level, text }] as const);
  const files = [
    [released.bundle, after],
    [released.clauses, Object.fromEntries(stored)],
    [released.history, versions],
  ] as const;
  for (const [file, value] of files) writeText(file, formatJson(value));
};
