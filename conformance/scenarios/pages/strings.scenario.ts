import fc from 'fast-check';
import { isSuccess } from '../../checks/body.ts';
import { valueAt } from '../../checks/json-pointer.ts';
import { sameValue } from '../../checks/same-value.ts';
import { scenario } from '../../engine/scenario.ts';
import type { Effort } from '../../engine/settings/effort.ts';
import { letters } from '../shared/strings.ts';
import { drafts, editing } from './drafts.ts';

/** All letters in one string in a quick run. */
const listStrings = (effort: Effort): readonly string[] =>
  effort === 'quick' ? [letters.join(' ')] : letters;

const toPointer = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

export default scenario(
  'pages.strings',
  'A patch puts any string into a draft as it was sent',
  {},
  async (gate) => {
    for (const operation of ['updatePage', 'updateTheme'] as const)
      await gate.case(`${operation} with other letters`, (t) =>
        editing(t, operation, async ({ patch, observe, stringPath }) => {
          for (const text of listStrings(gate.effort)) {
            const value = `=${text} ${t.unique('Gate')}`;
            // A server may restrict what a title, or the name of a font, consists of.
            if (!isSuccess(await patch([{ op: 'replace', path: stringPath, value }]))) continue;
            const got = valueAt((await observe()).json(), stringPath);
            t.expect('pages.patch-applies', got === value, {
              expected: JSON.stringify(value),
              got: JSON.stringify(got) ?? 'nothing',
            });
          }
        }),
      );

    await gate.case('slugs in other letters', async (t) => {
      const { patch, observe } = await drafts.updatePage(t);
      for (const text of gate.effort === 'quick' ? letters.slice(0, 1) : letters) {
        const value = `${t.unique('gate')}-${text.replaceAll(' ', '-')}`.toLowerCase();
        // The characters that a slug may have are not documented, and neither is their normalization.
        if (!isSuccess(await patch([{ op: 'replace', path: '/metadata/slug', value }]))) continue;
        const got = valueAt((await observe()).json(), '/metadata/slug');
        t.expect(
          'pages.patch-applies',
          String(got).normalize('NFKC').toLowerCase() === value.normalize('NFKC').toLowerCase(),
          {
            expected: JSON.stringify(value),
            got: JSON.stringify(got) ?? 'nothing',
          },
        );
      }
    });

    const text = fc.string({ unit: 'grapheme', maxLength: 20 });
    await gate.property(
      'members with any name and text',
      fc.dictionary(
        text.filter((name) => name !== '__proto__'),
        text,
        { minKeys: 1, maxKeys: 20 },
      ),
      async (t, members) => {
        const { patch, observe, place } = await drafts.updatePage(t);
        const operations = Object.entries(members).map(([name, value]) => ({
          op: 'add',
          path: `${place}/gate/${toPointer(name)}`,
          value,
        }));
        const response = await patch([{ op: 'add', path: `${place}/gate`, value: {} }, ...operations]);
        // A server may validate the props of its blocks.
        if (!isSuccess(response))
          return t.notExercised('pages.patch-applies', `a draft that accepts any value below ${place}`);
        const got = valueAt((await observe()).json(), `${place}/gate`);
        t.expect('pages.patch-applies', sameValue(got, members), {
          expected: JSON.stringify(members),
          got: JSON.stringify(got) ?? 'nothing',
        });
      },
      { runs: { quick: 1, standard: 8, thorough: 60 } },
    );
  },
);
