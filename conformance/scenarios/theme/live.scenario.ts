import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { drafts, editing, sameDocument } from '../pages/drafts.ts';
import { withCleanup } from '../shared/with-cleanup.ts';

const liveTheme = (t: Case) =>
  t.needs('inspect-storage')({ view: 'live-theme', workspace: t.target.workspace });

export default scenario(
  'theme.live',
  'Visitors see the last published theme, regardless of its draft',
  { needs: ['inspect-storage'] },
  async (gate) => {
    await gate.case('a change and its publication', async (t) => {
      const publish = () => t.send({ operation: 'publishTheme' });
      const { read } = await drafts.updateTheme(t);
      t.expectSuccess('theme.publish-promotes-draft', await publish());
      const expectLive = async (
        clause: 'theme.patch-leaves-live' | 'theme.publish-promotes-draft',
        expected: unknown,
      ) => {
        const actualTheme = await liveTheme(t);
        t.expect(clause, sameDocument(actualTheme, expected), {
          expected,
          got: actualTheme,
        });
      };
      const published = (await read()).json();
      await expectLive('theme.publish-promotes-draft', published);
      await withCleanup(
        () =>
          editing(t, 'updateTheme', async ({ change, observe, stringPath }) => {
            await change([{ op: 'replace', path: stringPath, value: t.unique('Gate') }]);
            await expectLive('theme.patch-leaves-live', published);
            t.expectSuccess('theme.publish-promotes-draft', await publish());
            await expectLive('theme.publish-promotes-draft', (await observe()).json());
          }),
        publish,
      );
    });
  },
);
