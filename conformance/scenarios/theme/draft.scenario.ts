import { parseInstant } from '../../checks/instant.ts';
import { valueAt } from '../../checks/json-pointer.ts';
import { scenario } from '../../engine/scenario.ts';
import { drafts, editing, sameDocument } from '../pages/drafts.ts';
import { withCleanup } from '../shared/with-cleanup.ts';

/** A time with a nonzero offset. */
const elsewhere = /^[^T]*T.*[+-](?!00(:?00)?$)\d\d(:?\d\d)?$/;

const updated = (document: unknown) => parseInstant(valueAt(document, '/updated_at'));

export default scenario(
  'theme.draft',
  'A change of the theme updates its time but no page, and publishing does not change the draft',
  {},
  async (gate) => {
    await gate.case('a change and its reversal', (t) =>
      editing(t, 'updateTheme', async ({ read, change, stringPath }) => {
        const before = (await read()).json();
        await change([{ op: 'replace', path: stringPath, value: t.unique('Gate') }]);
        const after = (await read()).json();
        const moved = updated(after) >= updated(before);
        t.expect('theme.updated-at-moves', moved, {
          expected: `updated_at not before ${valueAt(before, '/updated_at')}`,
          got: String(valueAt(after, '/updated_at')),
        });
        const time = String(valueAt(after, '/updated_at'));
        t.expect('theme.record-fields', !elsewhere.test(time), {
          expected: 'updated_at in UTC: Z, or an offset of zero',
          got: time,
        });
      }),
    );

    await gate.case('the pages', async (t) => {
      const { read, patch, change } = await drafts.updateTheme(t);
      const theme = (await read()).json<{ colors: Record<string, string> }>();
      const [name, color] = Object.entries(theme.colors)[0] ?? [];
      if (!name) return t.notExercised('theme.change-rewrites-no-page', 'a color in the theme');
      const page = { operation: 'getPage', path: await t.subjects.shared('page') } as const;
      const readPage = async () => (await t.prepare(page)).json();
      const before = await readPage();
      await withCleanup(
        async () => {
          await change([{ op: 'replace', path: `/colors/${name}`, value: '#123456' }]);
          t.expect('theme.change-rewrites-no-page', sameDocument(before, await readPage()), {
            expected: 'an unchanged page',
            got: 'a changed page',
          });
        },
        () => patch([{ op: 'replace', path: `/colors/${name}`, value: color }]),
      );
    });

    await gate.case('a publication', async (t) => {
      const { read } = await drafts.updateTheme(t);
      const before = (await read()).json();
      t.expectSuccess('theme.publish-keeps-draft', await t.send({ operation: 'publishTheme' }));
      t.expect('theme.publish-keeps-draft', sameDocument(before, (await read()).json()), {
        expected: 'an unchanged draft',
        got: 'a changed draft',
      });
    });
  },
);
