import fc from 'fast-check';
import { isSuccess } from '../../checks/body.ts';
import { valueAt } from '../../checks/json-pointer.ts';
import { scenario } from '../../engine/scenario.ts';
import { drafts, editing } from '../pages/drafts.ts';
import { freeTree } from '../shared/free-values.ts';
import { freeRecords } from './records.ts';
import { expectAsSent, patchFreely } from './round-trip.ts';

const toPointer = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

const title = 'A string, a name or a value of free shape comes back as sent';
export const ownRecords = scenario(title, async (gate) => {
  for (const [name, { clause, roundTrips }] of Object.entries(freeRecords))
    await gate.case(name, async (t) => expectAsSent(t, clause, await roundTrips(t, gate)));

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
      expectAsSent(t, 'pages.patch-applies', [{ sent: members, got }]);
    },
    { runs: { quick: 1, standard: 8, thorough: 60 } },
  );
});

const themeTitle = 'A font name and a value of free shape come back from the draft of the theme as sent';
export const theme = scenario(themeTitle, { holds: ['theme'] }, async (gate) => {
  await gate.case('the draft of the theme', (t) =>
    editing(t, 'updateTheme', async (draft) => {
      const name = t.unique('gate').replaceAll('-', '_');
      const roundTrips = await patchFreely(t, draft, {
        [`${draft.place}/${name}`]: freeTree,
        [`/colors/${name}`]: '#0f172a',
        [`/colors/G${name.slice(1)}`]: '#1e293b',
      });
      const added = roundTrips.filter(({ path }) => path !== draft.stringPath);
      await draft.patch(added.map(({ path }) => ({ op: 'remove', path })));
      expectAsSent(t, 'pages.patch-applies', roundTrips);
    }),
  );
});
