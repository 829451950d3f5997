import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Command, Option } from 'commander';
import { packageBuilds } from './build/packages.ts';
import { fromRoot } from './generate/paths.ts';
import { runNpm } from './npm.ts';
import { writeBills } from './release/bill-of-materials.ts';
import { withSection } from './release/contract-changelog.ts';
import { contractChanges } from './release/contract-changes.ts';
import { describePacked, packageProblems, withPackedPackages } from './release/packed-packages.ts';
import { type Access, accesses, publishArguments, requireLogin } from './release/publish.ts';
import { dateUnreleased, parseVersion, setVersion } from './release/raise-versions.ts';
import { currentVersion, renewBaseline } from './release/released-contract.ts';

const changelog = 'CHANGELOG.md';
const contractsChangelog = 'generated/CHANGELOG.md';
/** The file to which a dry run writes the new section of the contract's changelog. */
const draft = 'reports/contract-changelog.md';

const read = (file: string) => readFileSync(fromRoot(file), 'utf8');

/** Builds, packs and checks the packages, and prints each. @throws Error if one isn't fit to be published */
const checkPackages = (next: string): Promise<void> =>
  withPackedPackages(async (packed) => {
    const problems: string[] = [];
    for (const each of packed) {
      console.log(describePacked(each), next === each.version ? '' : `(to be published as ${next})`);
      problems.push(...(await packageProblems(each)));
    }
    if (problems.length > 0) throw new Error(problems.join('\n\n'));
  });

/** Sets the version of the repository and all its workspaces. */
const raiseVersions = async (version: string): Promise<void> => {
  const workspaces = JSON.parse(await runNpm(['query', '.workspace'])) as { location: string }[];
  for (const folder of ['.', ...workspaces.map(({ location }) => location)]) {
    const file = `${folder}/package.json`;
    writeFileSync(fromRoot(file), setVersion(read(file), version));
  }
  // The lock file contains the versions of the workspaces.
  await runNpm(['install', '--package-lock-only', '--ignore-scripts']);
};

const release = async (
  version: string,
  { dryRun, access }: { dryRun: boolean; access: Access },
): Promise<void> => {
  if (!dryRun) await requireLogin(process.env);
  const dated = dateUnreleased(read(changelog), version, new Date().toISOString().slice(0, 10));
  const { section, counts, isReleased } = await contractChanges();
  await checkPackages(version);
  console.log(`The contract ${counts}.`);
  if (dryRun) {
    console.log(`What each package contains is listed in ${writeBills(version)}/.`);
    mkdirSync(dirname(fromRoot(draft)), { recursive: true });
    writeFileSync(fromRoot(draft), section);
    return console.log(
      `Dry run: nothing was published, and no version was increased. The new section of ${contractsChangelog} is in ${draft}.`,
    );
  }

  if (!isReleased) {
    const before = existsSync(fromRoot(contractsChangelog)) ? read(contractsChangelog) : '';
    writeFileSync(fromRoot(contractsChangelog), withSection(before, section));
  }
  renewBaseline();
  writeFileSync(fromRoot(changelog), dated);
  await raiseVersions(version);
  console.log(
    `What each package contains is listed in ${writeBills(version)}/. Attach the files to the release.`,
  );
  const names = packageBuilds.map(({ name }) => `@workspace-api/${name}`);
  console.log(await runNpm(publishArguments(names, access, process.env)));
};

const {
  dryRun = false,
  version = currentVersion(),
  access,
} = new Command('release')
  .description(
    'Builds, checks and publishes the packages with one version, dates the changelog, and updates the baseline.',
  )
  .option('--version <version>', 'the version of the packages (default: info.version of the contract)')
  .option(
    '--dry-run',
    'build and check the packages, and show what would be published, without increasing versions or publishing',
  )
  .addOption(
    new Option(
      '--access <who>',
      'who may install the packages; public ones get a statement of provenance in CI',
    )
      .choices(accesses)
      .default('restricted' satisfies Access),
  )
  .parse()
  .opts<{ dryRun?: boolean; version?: string; access: Access }>();
try {
  await release(parseVersion(version), { dryRun, access });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
