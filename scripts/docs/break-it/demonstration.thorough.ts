import { test } from 'vitest';
import { expectDifference, listDemonstrations } from './demonstration.test-helper.ts';

test.each(listDemonstrations())(
  'every mutant of %s responds in another way than the sandbox',
  async (family, demonstrations) => {
    for (const [mutant, demonstration] of demonstrations)
      await expectDifference(
        mutant,
        demonstration,
        `${mutant}: run \`npm run demonstrations -- --family ${family}\`.`,
      );
  },
  300_000,
);
