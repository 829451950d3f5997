import { scenario } from '../../engine/scenario.ts';
import { editing } from '../pages/drafts.ts';
import { expectAsSent, patchFreely } from './round-trip.ts';

export default scenario(
  'values.theme',
  'A font name and a value of free shape come back from the draft of the theme as sent',
  { holds: ['theme'] },
  async (gate) => {
    await gate.case('the draft of the theme', (t) =>
      editing(t, 'updateTheme', async (draft) => {
        const name = t.unique('gate').replaceAll('-', '_');
        const roundTrips = await patchFreely(t, draft, name);
        // It is refused if the theme didn't accept the member.
        await draft.patch([{ op: 'remove', path: `${draft.place}/${name}` }]);
        expectAsSent(t, 'pages.patch-applies', roundTrips);
      }),
    );
  },
);
