import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { drafts, editing, sameDocument } from '../pages/drafts.ts';
import { withCleanup } from '../shared/with-cleanup.ts';

const leaves = 'theme.patch-leaves-live';
const promotes = 'theme.publish-promotes-draft';
const own = 'theme.one-per-workspace';

const liveTheme = (t: Case) =>
  t.needs('inspect-storage')({ view: 'live-theme', workspace: t.target.workspace });

const inShort = (document: unknown): string => JSON.stringify(document).slice(0, 300);

export const live = scenario(
  'theme.live',
  'Visitors see the theme that was published last, whatever became of its draft',
  { clauses: [leaves, promotes], needs: ['inspect-storage'] },
  async (gate) => {
    await gate.case('a change and its publication', async (t) => {
      const publish = () => t.send({ operation: 'publishTheme' });
      const { read } = await drafts.updateTheme(t);
      t.expectSuccess(promotes, await publish());
      const expectLive = async (clause: typeof leaves | typeof promotes, expected: unknown) => {
        const actualTheme = await liveTheme(t);
        t.expect(clause, sameDocument(actualTheme, expected), {
          expected: inShort(expected),
          got: inShort(actualTheme),
        });
      };
      const published = (await read()).json();
      await expectLive(promotes, published);
      await withCleanup(
        () =>
          editing(t, 'updateTheme', async ({ change, observe, stringPath }) => {
            await change([{ op: 'replace', path: stringPath, value: t.unique('Gate') }]);
            await expectLive(leaves, published);
            t.expectSuccess(promotes, await publish());
            await expectLive(promotes, (await observe()).json());
          }),
        publish,
      );
    });
  },
);

export const workspaces = scenario(
  'theme.workspaces',
  'A workspace has its own theme',
  { clauses: [own], needs: ['second-workspace'] },
  async (gate) => {
    await gate.case('the theme of another workspace', async (t) => {
      const other = await t.needs('second-workspace')();
      const there = async () =>
        (
          await t.prepare({ operation: 'getTheme', path: { slug: other.workspace }, token: other.token })
        ).json();
      const before = await there();
      await editing(t, 'updateTheme', async ({ change, stringPath }) => {
        const value = t.unique('Gate');
        await change([{ op: 'replace', path: stringPath, value }]);
        const after = await there();
        // Another client may change it at the same time; only our value would be a leak.
        const isLeaked = JSON.stringify(after).includes(value) && !JSON.stringify(before).includes(value);
        t.expect(own, !isLeaked, { expected: `a theme without ${value}`, got: inShort(after) });
      });
    });
  },
);
