import { valueAt } from '../../checks/json-pointer.ts';
import { sameValue } from '../../checks/same-value.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { drafts } from '../pages/drafts.ts';
import { withCleanup } from '../shared/with-cleanup.ts';

type Theme = { colors: Record<string, string> };

const font = '/typography/font_family_heading';

/** Adds a page, one of whose blocks has this color if the driver can add one. */
const addPage = async (t: Case, color: string): Promise<{ slug: string; colorAt: string | null }> => {
  const slug = t.unique('gate-page').toLowerCase();
  const page = { workspace: t.target.workspace, slug, title: 'Gate, in color' };
  if (t.has('add-colored-page'))
    return { slug, colorAt: (await t.needs('add-colored-page')({ ...page, color })).colorAt };
  await t.needs('add-page')(page);
  return { slug, colorAt: null };
};

/** The documented members of the theme that apply to every page. A server may show further ones, which it derives. */
const globals: readonly string[] = [
  '/typography/font_family_heading',
  '/typography/font_family_body',
  '/typography/scale',
  '/spacing/section_gap',
];

export default scenario(
  'theme.rendered',
  'Live pages have the colors, the typography and the spacing of the live theme',
  { needs: ['inspect-storage'] },
  async (gate) => {
    await gate.case('two pages', async (t) => {
      await t.request('publishPages');
      const { read, change, patch } = await drafts.updateTheme(t);
      const readTheme = async () => (await read()).json<Theme>();
      const publish = () => t.prepare({ operation: 'publishTheme' });
      const before = await readTheme();
      const [name, color] = Object.entries(before.colors)[0] ?? t.notExercised([], 'a color in the theme');
      const pages = [await addPage(t, name), await addPage(t, name)];
      await t.prepare({ operation: 'publishPages' });

      const expectRendered = async (when: string, theme: Theme) => {
        for (const { slug, colorAt } of pages) {
          const { workspace } = t.target;
          const rendered =
            (await t.needs('inspect-storage')({ view: 'rendered-page', workspace, slug })) ??
            t.notExercised([], 'a published page in the view rendered-page');
          for (const pointer of globals) {
            const [expected, got] = [valueAt(theme, pointer), valueAt(rendered, pointer)];
            t.expect('theme.typography-applies-live', expected === undefined || sameValue(got, expected), {
              expected: `the value ${when} at ${pointer}: ${JSON.stringify(expected)}`,
              got: JSON.stringify(got) ?? 'none',
            });
          }
          if (colorAt === null) continue;
          const got = valueAt(rendered, colorAt);
          t.expect('theme.colors-resolve-live', got === theme.colors[name], {
            expected: `the color ${when} at ${colorAt}: ${theme.colors[name]}`,
            got: JSON.stringify(got),
          });
        }
      };

      await publish();
      const published = await readTheme();
      await expectRendered('that was published', published);
      const other = published.colors[name] === '#123456' ? '#654321' : '#123456';
      await withCleanup(
        async () => {
          await change([
            { op: 'replace', path: `/colors/${name}`, value: other },
            { op: 'replace', path: font, value: t.unique('Gate') },
          ]);
          await expectRendered('before the publication of a change', published);
          await publish();
          await expectRendered('of the second publication', await readTheme());
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
