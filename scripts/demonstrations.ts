import { Command, Option } from 'commander';
import { type Mutant, mutantFamilies } from '../mocks/mutants/index.ts';
import { readDemonstrations, writeDemonstrations } from './docs/break-it/files.ts';
import { isCurrent, recordDemonstration } from './docs/break-it/record.ts';

const allFamilies: Readonly<Record<string, Readonly<Record<string, Mutant>>>> = mutantFamilies;

const { family: families, all } = new Command('demonstrations')
  .description(
    'Records requests that show each mutant, which the pages of clauses send to a correct and a broken sandbox. By default, it records requests that are missing or no longer show a difference.',
  )
  .addOption(
    new Option('--family <names...>', 'the families of clauses whose mutants to record')
      .choices(Object.keys(allFamilies))
      .default(Object.keys(allFamilies), 'all'),
  )
  .option('--all', 'record all of them again', false)
  .parse()
  .opts<{ family: string[]; all: boolean }>();

for (const family of families) {
  const mutants = allFamilies[family] ?? {};
  const names = Object.keys(mutants);
  let recorded = all ? {} : readDemonstrations(family);
  for (const [name, mutant] of Object.entries(mutants)) {
    const before = recorded[name];
    if (before && (await isCurrent(mutant, before))) continue;
    const demonstration = await recordDemonstration(mutant);
    recorded = { ...recorded, [name]: demonstration };
    writeDemonstrations(family, names, recorded);
    const outcome =
      'reason' in demonstration ? demonstration.reason : `${demonstration.requests.length} requests`;
    console.log(`${name}: ${outcome}`);
  }
  // Without mutants that no longer exist.
  writeDemonstrations(family, names, recorded);
}
