import { parseInstant } from '../../checks/instant.ts';
import { valueAt } from '../../checks/json-pointer.ts';
import { scenario } from '../../engine/scenario.ts';
import { editing, sameDocument } from '../pages/drafts.ts';

/** A time with a nonzero offset. */
const elsewhere = /^[^T]*T.*[+-](?!00(:?00)?$)\d\d(:?\d\d)?$/;

const updated = (document: unknown) => parseInstant(valueAt(document, '/updated_at'));

export default scenario(
  'theme.draft',
  'A change of the theme updates its time but no page of its workspace and no other workspace, and publishing keeps the draft',
  { holds: ['theme'] },
  async (gate) => {
    await gate.case('a change, its publication and its reversal', (t) =>
      editing(t, 'updateTheme', async ({ read, change, stringPath }) => {
        const readTheme = async () => (await read()).json<{ colors?: Record<string, string> }>();
        const page = { operation: 'getPage', path: await t.subjects.shared('page') } as const;
        const readPage = async () => (await t.prepare(page)).json();
        const other = t.has('second-workspace') ? await t.needs('second-workspace')() : null;
        const readOther = async () => {
          if (!other) return '';
          const { workspace: slug, token } = other;
          return (await t.prepare({ operation: 'getTheme', path: { slug }, token })).text;
        };
        const [before, pageBefore, otherBefore] = [await readTheme(), await readPage(), await readOther()];
        const [name, color] = Object.entries(before.colors ?? {})[0] ?? [];
        const value = t.unique('Gate');
        const path = `/colors/${name}`;
        await change([
          { op: 'replace', path: stringPath, value },
          ...(name === undefined ? [] : [{ op: 'replace', path, value: '#123456' }]),
        ]);
        const after = await readTheme();
        const time = String(valueAt(after, '/updated_at'));
        t.expect('theme.updated-at-moves', updated(after) >= updated(before), {
          expected: `updated_at not before ${valueAt(before, '/updated_at')}`,
          got: time,
        });
        t.expect('theme.record-fields', !elsewhere.test(time), {
          expected: 'updated_at in UTC: Z, or an offset of zero',
          got: time,
        });
        t.expect('theme.change-rewrites-no-page', sameDocument(pageBefore, await readPage()), {
          expected: 'an unchanged page',
          got: 'a changed page',
        });
        // Another client may change it at the same time; only this run's value would be a leak.
        const isLeaked = (await readOther()).includes(value) && !otherBefore.includes(value);
        t.expect('theme.one-per-workspace', !isLeaked, {
          expected: `a theme of another workspace without ${value}`,
          got: value,
        });
        if (name !== undefined) await change([{ op: 'replace', path, value: color }]);
        const restored = await readTheme();
        t.expectSuccess('theme.publish-keeps-draft', await t.send({ operation: 'publishTheme' }));
        t.expect('theme.publish-keeps-draft', sameDocument(restored, await readTheme()), {
          expected: 'an unchanged draft',
          got: 'a changed draft',
        });
        if (!other) t.needs('second-workspace');
      }),
    );
  },
);
