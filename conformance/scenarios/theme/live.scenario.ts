import type { ClauseId } from '@workspace-api/contract';
import { valueAt } from '../../checks/json-pointer.ts';
import { sameValue } from '../../checks/same-value.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { drafts, sameDocument } from '../pages/drafts.ts';
import { withCleanup } from '../shared/with-cleanup.ts';

type Theme = { colors: Record<string, string> };

/** A published page, and the pointer to a color in one of its blocks; null if the driver can't add one. */
type Page = { slug: string; colorAt: string | null };

const font = '/typography/font_family_heading';

/** The documented members of the theme that apply to every page. A server may show further ones, which it derives. */
const globals: readonly string[] = [
  '/typography/font_family_heading',
  '/typography/font_family_body',
  '/typography/scale',
  '/spacing/section_gap',
];

/** Adds a page, one of whose blocks has this color if the driver can add one. */
const addPage = async (t: Case, color: string): Promise<Page> => {
  const slug = t.unique('gate-page').toLowerCase();
  const page = { workspace: t.target.workspace, slug, title: 'Gate, in color' };
  if (t.has('add-colored-page'))
    return { slug, colorAt: (await t.needs('add-colored-page')({ ...page, color })).colorAt };
  await t.needs('add-page')(page);
  return { slug, colorAt: null };
};

export default scenario(
  'theme.live',
  'Visitors see the last published theme, also on pages that were published before, regardless of its draft',
  { holds: ['theme', 'page'], needs: ['inspect-storage'] },
  async (gate) => {
    await gate.case('a change and its publication', async (t) => {
      const { workspace } = t.target;
      const { read, change, patch } = await drafts.updateTheme(t);
      const readTheme = async () => (await read()).json<Theme>();
      const publish = async () =>
        t.expectSuccess('theme.publish-promotes-draft', await t.send({ operation: 'publishTheme' }));
      const before = await readTheme();
      const [name, color] = Object.entries(before.colors)[0] ?? t.notExercised([], 'a color in the theme');
      const pages: Page[] = [];
      if (t.has('add-page')) {
        await t.request('publishPages');
        for (const _ of ['one', 'another']) pages.push(await addPage(t, name));
        await t.prepare({ operation: 'publishPages' });
      }

      const expectRendered = async ({ slug, colorAt }: Page, theme: Theme) => {
        const rendered =
          (await t.needs('inspect-storage')({ view: 'rendered-page', workspace, slug })) ??
          t.notExercised([], 'a published page in the view rendered-page');
        for (const pointer of globals) {
          const [expected, got] = [valueAt(theme, pointer), valueAt(rendered, pointer)];
          const isSame = expected === undefined || sameValue(got, expected);
          t.expect('theme.typography-applies-live', isSame, { expected, got });
        }
        if (colorAt !== null)
          t.expectEqual('theme.colors-resolve-live', valueAt(rendered, colorAt), theme.colors[name]);
      };
      const expectLive = async (clause: ClauseId, theme: Theme) => {
        const live = await t.needs('inspect-storage')({ view: 'live-theme', workspace });
        t.expect(clause, sameDocument(live, theme), { expected: theme, got: live });
        for (const page of pages) await expectRendered(page, theme);
      };

      await publish();
      await expectLive('theme.publish-promotes-draft', before);
      const other = before.colors[name] === '#123456' ? '#654321' : '#123456';
      await withCleanup(
        async () => {
          await change([
            { op: 'replace', path: `/colors/${name}`, value: other },
            { op: 'replace', path: font, value: t.unique('Gate') },
          ]);
          await expectLive('theme.patch-leaves-live', before);
          await publish();
          await expectLive('theme.publish-promotes-draft', await readTheme());
        },
        async () => {
          await patch([
            { op: 'replace', path: `/colors/${name}`, value: color },
            { op: 'replace', path: font, value: valueAt(before, font) },
          ]);
          await publish();
        },
      );
      // Without colored pages, the clause about colors isn't exercised.
      t.needs('add-colored-page');
    });
  },
);
