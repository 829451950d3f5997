import { isSuccess } from '../../checks/body.ts';
import { valueAt } from '../../checks/json-pointer.ts';
import { scenario } from '../../engine/scenario.ts';
import { grouped, letters } from '../shared/strings.ts';
import { drafts, editing } from './drafts.ts';

export default scenario(
  'pages.strings',
  'A patch puts any string into a draft as it was sent',
  { holds: ['page', 'theme'] },
  async (gate) => {
    // Fewer strings with more letters in a run with less effort.
    const size = { quick: letters.length, standard: 4, thorough: 1 }[gate.effort];
    const strings = grouped(letters, size).map((group) => group.join(' '));

    for (const operation of ['updatePage', 'updateTheme'] as const)
      await gate.case(`${operation} with other letters`, (t) =>
        editing(t, operation, async ({ patch, observe, stringPath }) => {
          for (const string of strings) {
            const value = `=${string} ${t.unique('Gate')}`;
            // A server may restrict what a title, or the name of a font, consists of.
            if (!isSuccess(await patch([{ op: 'replace', path: stringPath, value }]))) continue;
            t.expectEqual('pages.patch-applies', valueAt((await observe()).json(), stringPath), value);
          }
        }),
      );

    await gate.case('slugs in other letters', async (t) => {
      const { patch, observe } = await drafts.updatePage(t);
      for (const text of gate.some('slugs', letters)) {
        const value = `${t.unique('gate')}-${text.replaceAll(' ', '-')}`.toLowerCase();
        // The characters that a slug may have are not documented, and neither is their normalization.
        if (!isSuccess(await patch([{ op: 'replace', path: '/metadata/slug', value }]))) continue;
        const got = String(valueAt((await observe()).json(), '/metadata/slug'));
        const [actual, expected] = [got, value].map((slug) => slug.normalize('NFKC').toLowerCase());
        t.expectEqual('pages.patch-applies', actual, expected);
      }
    });
  },
);
