import { valueAt } from '../../checks/json-pointer.ts';
import { sameValue } from '../../checks/same-value.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { drafts } from '../pages/drafts.ts';
import { withCleanup } from '../shared/with-cleanup.ts';

type Theme = { colors: Record<string, string>; typography: object; spacing: object };

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

/** The members of a value that an object has too. */
const sharedMembers = (value: unknown, other: object): object =>
  Object.fromEntries(Object.keys(other).map((name) => [name, valueAt(value, `/${name}`)]));

export default scenario(
  'theme.rendered',
  'Live pages have the colors, the typography and the spacing of the live theme',
  {
    clauses: ['theme.colors-resolve-live', 'theme.typography-applies-live'],
    needs: ['inspect-storage'],
  },
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

      const expectRendered = async (when: string, { colors, typography, spacing }: Theme) => {
        for (const { slug, colorAt } of pages) {
          const { workspace } = t.target;
          const rendered =
            (await t.needs('inspect-storage')({ view: 'rendered-page', workspace, slug })) ??
            t.notExercised([], 'a published page in the view rendered-page');
          for (const [part, value] of Object.entries({ typography, spacing })) {
            const got = sharedMembers(valueAt(rendered, `/${part}`), value);
            t.expect('theme.typography-applies-live', sameValue(got, value), {
              expected: `the ${part} ${when}: ${JSON.stringify(value)}`,
              got: JSON.stringify(got),
            });
          }
          if (colorAt === null) continue;
          const got = valueAt(rendered, colorAt);
          t.expect('theme.colors-resolve-live', got === colors[name], {
            expected: `the color ${when} at ${colorAt}: ${colors[name]}`,
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
