import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { editing } from '../pages/drafts.ts';

const _liveTheme = (t: Case) =>
  t.needs('inspect-storage')({ view: 'live-theme', workspace: t.target.workspace });

const inShort = (document: unknown): string => JSON.stringify(document).slice(0, 300);

export default scenario(
  'theme.workspaces',
  'A workspace has its own theme',
  { needs: ['second-workspace'] },
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
