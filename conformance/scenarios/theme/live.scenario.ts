import type { ClauseId } from '@workspace-api/contract';
import { isUtc, parseInstant } from '../../checks/instant.ts';
import { valueAt } from '../../checks/json-pointer.ts';
import { type Case, scenario } from '../../engine/scenario.ts';
import { drafts, editing, expectSameDocument } from '../pages/drafts.ts';
import { withCleanup } from '../shared/control-flow.ts';

type Theme = { colors: Record<string, string> };

/** A published page, and the pointers to a color in its blocks; none if the driver can't add one. */
type Page = { slug: string; colorAt: readonly string[] };

const font = '/typography/font_family_heading';

/** The documented members of the theme that apply to every page. A server may show further ones, which it derives. */
const globals: readonly string[] = [
  '/typography/font_family_heading',
  '/typography/font_family_body',
  '/typography/scale',
  '/spacing/section_gap',
];

/** Adds a page whose blocks have this color if the driver can add one. */
const addPage = async (t: Case, color: string): Promise<Page> => {
  const slug = t.unique('gate-page').toLowerCase();
  const page = { workspace: t.target.workspace, slug, title: 'Gate, in color' };
  if (t.has('add-colored-page'))
    return { slug, colorAt: [(await t.needs('add-colored-page')({ ...page, color })).colorAt].flat() };
  await t.needs('add-page')(page);
  return { slug, colorAt: [] };
};

const title =
  'A change of the theme is visible to visitors once it is published, on every page, and changes no page';
export default scenario(title, { holds: ['theme', 'page'] }, async (gate) => {
  await gate.case('a change, its publication and its reversal', (t) =>
    editing(t, 'updateTheme', async ({ read, change, stringPath }) => {
      const readTheme = async () => (await read()).json<{ colors?: Record<string, string> }>();
      const page = { operation: 'getPage', path: await t.subjects.shared('page') } as const;
      const readPage = async () => (await t.prepare(page)).json();
      const [before, pageBefore] = [await readTheme(), await readPage()];
      const [name, color] = Object.entries(before.colors ?? {})[0] ?? [];
      const value = t.unique('Gate');
      const path = `/colors/${name}`;
      await change([
        { op: 'replace', path: stringPath, value },
        ...(name === undefined ? [] : [{ op: 'replace', path, value: '#123456' }]),
      ]);
      const after = await readTheme();
      const [timeBefore, time] = [before, after].map((theme) => String(valueAt(theme, '/updated_at')));
      t.expect('theme.updated-at-moves', parseInstant(time) >= parseInstant(timeBefore), {
        expected: `updated_at not before ${timeBefore}`,
        got: time,
      });
      t.expect('theme.record-fields', isUtc(time ?? ''), {
        expected: 'updated_at in UTC: Z, or an offset of zero',
        got: time,
      });
      if (name !== undefined)
        expectSameDocument(t, 'theme.change-rewrites-no-page', await readPage(), pageBefore);
      if (name !== undefined) await change([{ op: 'replace', path, value: color }]);
      const restored = await readTheme();
      t.expectSuccess('theme.publish-keeps-draft', await t.send({ operation: 'publishTheme' }));
      expectSameDocument(t, 'theme.publish-keeps-draft', await readTheme(), restored);
    }),
  );

  await gate.case('a change and its publication', async (t) => {
    const inspect = t.needs('inspect-storage');
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
        (await inspect({ view: 'rendered-page', workspace, slug })) ??
        t.notExercised([], 'a published page in the view rendered-page');
      for (const pointer of globals) {
        const expected = valueAt(theme, pointer);
        if (expected !== undefined)
          t.expectEqual('theme.typography-applies-live', valueAt(rendered, pointer), expected);
      }
      for (const pointer of colorAt)
        t.expectEqual('theme.colors-resolve-live', valueAt(rendered, pointer), theme.colors[name]);
    };
    const expectLive = async (clause: ClauseId, theme: Theme) => {
      const live = await inspect({ view: 'live-theme', workspace });
      expectSameDocument(t, clause, live, theme);
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
});
