import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import getReleasePlan from '@changesets/get-release-plan';
import { Command } from 'commander';
import { diffContracts } from './check/breaking.ts';
import { runTool } from './check/run-tool.ts';
import { fromRoot } from './generate/paths.ts';
import { readRetired } from './generate/read-register.ts';
import { npm } from './npm.ts';
import { clauseChanges } from './release/clause-changes.ts';
import { contractChangelog, withSection } from './release/contract-changelog.ts';
import { packageProblems, withPackedPackages } from './release/packed-packages.ts';
import {
  currentBundle,
  currentClauses,
  currentVersion,
  released,
  releasedClauses,
  renewBaseline,
} from './release/released-contract.ts';

const contractPackage = '@workspace-api/contract';
const changelog = 'generated/CHANGELOG.md';
/** The file to which a dry run writes the new section of the changelog. */
const draft = 'reports/contract-changelog.md';

const ran = async (name: string, ...args: string[]): Promise<string> => {
  const { code, output } = await runTool(name, args);
  if (code !== 0) throw new Error(`${name} ${args.join(' ')} failed: ${output.trim()}`);
  return output;
};

/** Returns the new version of each package that the changesets release. */
const plannedVersions = async (): Promise<Map<string, string>> => {
  const { releases } = await getReleasePlan(fromRoot('.'));
  return new Map(releases.filter(({ type }) => type !== 'none').map((each) => [each.name, each.newVersion]));
};

/** Returns the changes in the contract since the last release: the section of its changelog, and a line of counts. */
const contractChanges = async (version: string): Promise<{ section: string; counts: string }> => {
  const after = currentClauses();
  const changes = clauseChanges(releasedClauses() ?? after, after, readRetired(fromRoot('openapi')));
  const report = await diffContracts(fromRoot(released.bundle), fromRoot(currentBundle));
  const { major, minor, patch } = report.summary;
  const counts =
    `${report.infoVersions.base} → ${version}: ${major} breaking, ${minor} compatible and ${patch} editorial changes, ` +
    `${changes.length} clauses`;
  return { section: contractChangelog(version, report, changes), counts };
};

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

/** Builds, packs and checks the packages, and prints each. @throws Error if one isn't fit to be published */
const checkPackages = (planned: ReadonlyMap<string, string>): Promise<void> =>
  withPackedPackages(async (packed) => {
    const problems: string[] = [];
    for (const each of packed) {
      const { name, version, size, unpackedSize, files } = each;
      const next = planned.get(name);
      console.log(
        `${name} ${version}${next === undefined ? '' : ` → ${next}`}: ` +
          `${kilobytes(size)} packed, ${kilobytes(unpackedSize)} unpacked, ${files.length} files`,
      );
      problems.push(...(await packageProblems(each)));
    }
    if (problems.length > 0) throw new Error(problems.join('\n\n'));
  });

const release = async (dryRun: boolean): Promise<void> => {
  const planned = await plannedVersions();
  const version = planned.get(contractPackage);
  const { section, counts } = await contractChanges(version ?? currentVersion());
  if (version !== undefined && version !== currentVersion()) {
    throw new Error(
      `The changesets release ${contractPackage} ${version}, but the contract has version ${currentVersion()}. ` +
        'Set info.version in openapi/root.yaml and run npm run generate, or correct the changesets.',
    );
  }
  await checkPackages(planned);
  console.log(`The contract ${counts}.`);
  if (planned.size === 0)
    console.log('No changesets were found, so no version is increased. Add one with npx changeset.');
  if (dryRun) {
    mkdirSync(dirname(fromRoot(draft)), { recursive: true });
    writeFileSync(fromRoot(draft), section);
    return console.log(
      `Dry run: nothing was published, and no version was increased. The new section of ${changelog} is in ${draft}.`,
    );
  }

  await ran('changeset', 'version');
  if (version !== undefined) {
    const before = existsSync(fromRoot(changelog)) ? readFileSync(fromRoot(changelog), 'utf8') : '';
    writeFileSync(fromRoot(changelog), withSection(before, section));
    renewBaseline();
  }
  // The lock file contains the versions of the workspaces.
  const [program, ...args] = npm;
  await promisify(execFile)(program, [...args, 'install', '--package-lock-only', '--ignore-scripts'], {
    cwd: fromRoot('.'),
  });
  console.log(await ran('changeset', 'publish'));
};

const { dryRun = false } = new Command('release')
  .description(
    'Increases the versions according to the changesets, builds, checks and publishes the packages, and updates the baseline.',
  )
  .option(
    '--dry-run',
    'build and check the packages, and show what would be published, without increasing versions or publishing',
  )
  .parse()
  .opts<{ dryRun?: boolean }>();
try {
  await release(dryRun);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
