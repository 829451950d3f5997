import { first, perServer, type Wrap } from '../wrappers/fetch.ts';
import { knowing, showsFirst } from '../wrappers/flawed.ts';
import type { Json } from '../wrappers/json.ts';
import { on } from '../wrappers/on.ts';
import { lostPublication, publishesAtOnce, retitlesPages } from './pages.ts';
import type { MutantTable } from './table.ts';

type Rendered = { readonly tree: Json; readonly typography: Json; readonly spacing: Json };

/** Changes what visitors see of a page. */
const rendered = (change: (page: Rendered, path: string) => Partial<Rendered>): Wrap =>
  on('getLivePage').json(({ rendered: page, ...live }, { path }) => ({
    ...live,
    rendered: { ...(page as Json), ...change(page as Rendered, path) },
  }));

/** Shows a part of each page as it was when it was first seen after the publication of pages. */
const frozen = (part: keyof Rendered): Wrap =>
  showsFirst(on('getLivePage'), ['publishPages'], (first, now) => ({
    ...now,
    rendered: { ...(now.rendered as Json), [part]: (first.rendered as Json)[part] },
  }));

export const theme: MutantTable = {
  'theme.publish-promotes-draft/theme-publication-without-effect: Publishing the theme succeeds but changes nothing.':
    on('publishTheme').ignored(),
  'theme.publish-promotes-draft/theme-publication-lost-during-a-patch: A publication during a patch of the theme succeeds but changes nothing.':
    lostPublication('updateTheme'),
  'theme.patch-leaves-live/theme-change-is-live-at-once: A change of the theme is live immediately.':
    publishesAtOnce('updateTheme'),
  'theme.get-is-draft/theme-read-as-published: Reading the theme returns the published theme instead of the draft.':
    showsFirst(on('getTheme'), ['publishTheme']),
  'theme.publish-keeps-draft/theme-reset-by-publication: Publishing the theme resets a font of its draft.':
    on('publishTheme').after(({ call }) =>
      call('updateTheme', {
        body: [{ op: 'replace', path: '/typography/font_family_body', value: 'serif' }],
      }),
    ),
  'theme.one-per-workspace/theme-shared-by-workspaces: A change of the theme applies to every workspace.':
    knowing<string>(
      on('getTheme'),
      (readers) =>
        on('updateTheme').after(async ({ request, send }) => {
          for (const [url, Authorization] of readers)
            if (url !== request.url) await send({ url: String(url), headers: { Authorization } });
        }),
      ({ request }) => request.url,
      ({ token }) => token,
    ),
  'theme.colors-resolve-live/colors-frozen-in-live-pages: The colors of a live page change only when the page is published again.':
    frozen('tree'),
  'theme.colors-resolve-live/color-names-shown-to-visitors: Visitors receive the name of a color instead of its value.':
    rendered(({ tree }) => ({ tree: { ...tree, props: { background: 'brand_primary' } } })),
  'theme.typography-applies-live/typography-frozen-in-live-pages: The fonts of a live page change only when the page is published again.':
    frozen('typography'),
  'theme.typography-applies-live/spacing-of-one-page-only: Only one live page has the spacing of the theme.':
    perServer((pages) =>
      rendered(({ spacing }, path) => ({
        spacing: path === first(pages, 'path', path) ? spacing : { section_gap: '0' },
      })),
    ),
  'theme.change-rewrites-no-page/theme-change-rewrites-pages: A change of the theme is also written into the pages.':
    retitlesPages('updateTheme', 'Themed'),
  'theme.record-fields/theme-time-not-in-utc: The time of a theme is in another time zone.': on(
    'getTheme',
  ).member('updated_at', (time) => String(time).replace('Z', '+02:00')),
};
