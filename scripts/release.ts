import { Command, Option } from 'commander';
import { packageBuilds } from './build/packages.ts';
import { runCommand } from './command.ts';
import { readText, writeText } from './generate/paths.ts';
import { runNpm } from './npm.ts';
import { writeBills } from './release/bill-of-materials.ts';
import { contractHistory, renderHistory, renewBaseline } from './release/contract-changes.ts';
import { dateUnreleased } from './release/date-unreleased.ts';
import { describePacked, packageProblems, withPackedPackages } from './release/packed-packages.ts';
import { type Access, accesses, publishArguments, requireLogin } from './release/publish.ts';

const changelog = 'CHANGELOG.md';
/** The file to which a dry run writes the contract's changelog. */
const draft = 'reports/contract-changelog.md';

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

const release = async ({ dryRun, access }: { dryRun: boolean; access: Access }): Promise<void> => {
  if (!dryRun) await requireLogin(process.env);
  const history = await contractHistory();
  const { version } = history;
  const dated = dateUnreleased(readText(changelog), version, new Date().toISOString().slice(0, 10));
  await checkPackages(version);
  console.log(`The contract ${history.counts}.`);
  console.log(`What each package contains is listed in ${writeBills(version)}/, for the release.`);
  if (dryRun) {
    writeText(draft, renderHistory(history));
    return console.log(
      `Dry run: nothing was published, and the baseline is as before. The contract's changelog is in ${draft}.`,
    );
  }

  renewBaseline(history);
  writeText(changelog, dated);
  const names = packageBuilds.map(({ name }) => `@workspace-api/${name}`);
  console.log(await runNpm(publishArguments(names, access, process.env)));
};

const command = new Command('release')
  .description(
    'Builds, checks and publishes the packages with one version, dates the changelog, and updates the baseline.',
  )
  .option(
    '--dry-run',
    'build and check the packages, and show what would be published, without publishing',
    false,
  )
  .addOption(
    new Option(
      '--access <who>',
      'who may install the packages; public ones get a statement of provenance in CI',
    )
      .choices(accesses)
      .default('restricted' satisfies Access),
  )
  .action(release);
await runCommand(command);
