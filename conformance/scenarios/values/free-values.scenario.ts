import { scenario } from '../../engine/scenario.ts';
import { editing } from '../pages/drafts.ts';
import { freeTree } from '../shared/free-values.ts';
import { freeRecords } from './records.ts';
import { expectAsSent, patchFreely } from './round-trip.ts';

export const ownRecords = scenario(
  'values.own-records',
  'A string, a name or a value of free shape comes back as sent',
  { holds: [] },
  async (gate) => {
    for (const [name, { clause, roundTrips }] of Object.entries(freeRecords))
      await gate.case(name, async (t) => expectAsSent(t, clause, await roundTrips(t, gate)));
  },
);

export const theme = scenario(
  'values.theme',
  'A font name and a value of free shape come back from the draft of the theme as sent',
  { holds: ['theme'] },
  async (gate) => {
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
  },
);
