import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { drafts, editing, sameDocument } from '../pages/drafts.ts';
import { withCleanup } from '../shared/with-cleanup.ts';

const liveTheme = (t: Case) =>
  t.needs('inspect-storage')({ view: 'live-theme', workspace: t.target.workspace });

const inShort = (document: unknown): string => JSON.stringify(document).slice(0, 300);

export const live = scenario(
  'theme.live',
  'Visitors see the last published theme, regardless of its draft',
  { clauses: ['theme.patch-leaves-live', 'theme.publish-promotes-draft'], needs: ['inspect-storage'] },
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
          expected: inShort(expected),
          got: inShort(actualTheme),
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

export const workspaces = scenario(
  'theme.workspaces',
  'A workspace has its own theme',
  { clauses: ['theme.one-per-workspace'], needs: ['second-workspace'] },
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
        // Another client may change it at the same time; only this run's value would be a leak.
        const isLeaked = JSON.stringify(after).includes(value) && !JSON.stringify(before).includes(value);
        t.expect('theme.one-per-workspace', !isLeaked, {
          expected: `a theme without ${value}`,
          got: inShort(after),
        });
      });
    });
  },
);
