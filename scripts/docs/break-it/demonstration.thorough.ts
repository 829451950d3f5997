import { expect, test } from 'vitest';
import { createSandbox } from '../../../mocks/index.ts';
import { getMutant, mutantFamilies } from '../../../mocks/mutants/index.ts';
import { compareExchanges, type Demonstration } from './demonstration.ts';
import { readDemonstrations } from './files.ts';
import { playBoth } from './play.ts';

/** The demonstrations of each family that a page shows, by mutant. */
const demonstrations: [family: string, demonstrations: [mutant: string, demonstration: Demonstration][]][] =
  Object.keys(mutantFamilies).map((family) => [
    family,
    Object.entries(readDemonstrations(family)).flatMap(([mutant, demonstration]) =>
      'reason' in demonstration ? [] : [[mutant, demonstration] as [string, Demonstration]],
    ),
  ]);

/** Expects that the mutant still responds in another way than the sandbox, and that nothing depends on a response that is gone. */
const expectDifference = async (
  mutant: string,
  { requests }: Demonstration,
  message: string,
): Promise<void> => {
  const comparisons = compareExchanges(...(await playBoth(createSandbox, getMutant(mutant), requests)));
  expect(
    comparisons.filter(({ broken }) => broken === null),
    message,
  ).toEqual([]);
  const different = comparisons.filter(({ isDifferent }) => isDifferent);
  expect(different.length, message).toBeGreaterThan(0);
  for (const { correct, broken } of different)
    expect(
      [...(correct ?? []), ...(broken ?? [])].some(({ isDifferent }) => isDifferent),
      message,
    ).toBe(true);
};

test.each(demonstrations)(
  'every mutant of %s responds in another way than the sandbox',
  async (family, members) => {
    for (const [mutant, demonstration] of members)
      await expectDifference(
        mutant,
        demonstration,
        `${mutant}: run \`npm run demonstrations -- --family ${family}\`.`,
      );
  },
  300_000,
);
