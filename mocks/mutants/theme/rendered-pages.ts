import { type Json, readJson, withJson } from '../../wrappers/json.ts';
import { all, onControl, onOperations } from '../../wrappers/on-operation.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';

const colors = 'theme.colors-resolve-live';
const typography = 'theme.typography-applies-live';

type Rendered = { tree: Json & { props: Json }; typography: Json; spacing: Json };

/** Changes what visitors see of a page. */
const changeRendered = (
  clause: Mutant['clause'],
  text: string,
  create: () => (rendered: Rendered, url: string) => Json,
): Mutant => ({
  clause,
  text,
  wrap: onControl(['getRenderedPage'], () => {
    const change = create();
    return async (request, next) => {
      const response = await next(request);
      const json = response.ok ? await readJson(response) : undefined;
      return json ? withJson(response, response.status, change(json as Rendered, request.url)) : response;
    };
  }),
});

/** Shows each page as it was when it was first seen after the publication of pages. */
const frozen = (
  clause: Mutant['clause'],
  text: string,
  freeze: (first: Rendered, now: Rendered) => Json,
): Mutant => ({
  clause,
  text,
  wrap: (next) => {
    const firsts = new Map<string, Rendered>();
    return all(
      onControl(['getRenderedPage'], () => async (request, server) => {
        const response = await server(request);
        const now = response.ok ? ((await readJson(response)) as Rendered) : undefined;
        if (!now) return response;
        const first = firsts.get(request.url) ?? now;
        firsts.set(request.url, first);
        return withJson(response, response.status, freeze(first, now));
      }),
      onOperations(['publishPages'], () => async (request, server) => {
        firsts.clear();
        return server(request);
      }),
    )(next);
  },
});

/** Shows a part of the theme's draft in live pages. */
const withDraft = (
  clause: Mutant['clause'],
  text: string,
  mix: (rendered: Rendered, draft: Rendered) => Json,
): Mutant => ({
  clause,
  text,
  wrap: (next) => {
    let draft: Rendered | undefined;
    return all(
      onOperations(['updateTheme'], () => async (request, server) => {
        const { again } = await repeatable(request);
        const response = await server(again());
        if (response.ok) draft = (await readJson(response)) as Rendered;
        return response;
      }),
      onControl(['getRenderedPage'], () => async (request, server) => {
        const response = await server(request);
        const json = response.ok ? await readJson(response) : undefined;
        return json && draft ? withJson(response, response.status, mix(json as Rendered, draft)) : response;
      }),
    )(next);
  },
});

/** Pages whose colors and fonts differ from the live theme. */
export const renderedPages: Record<string, Mutant> = {
  'colors-frozen-in-live-pages': frozen(
    colors,
    'The colors of a live page change only when the page is published again.',
    (first, now) => ({ ...now, tree: first.tree }),
  ),
  'color-names-shown-to-visitors': changeRendered(
    colors,
    'Visitors receive the name of a color instead of its value.',
    () =>
      ({ tree, ...rest }) => ({ ...rest, tree: { ...tree, props: { background: 'brand_primary' } } }),
  ),
  'colors-of-the-root-lost': changeRendered(
    colors,
    'The props of the root block lose their colors.',
    () =>
      ({ tree, ...rest }) => ({ ...rest, tree: { ...tree, props: {} } }),
  ),
  'typography-frozen-in-live-pages': frozen(
    typography,
    'The fonts of a live page change only when the page is published again.',
    (first, now) => ({ ...now, typography: first.typography }),
  ),
  'typography-of-the-draft': withDraft(
    typography,
    "Live pages have the typography of the theme's draft.",
    (rendered, draft) => ({ ...rendered, typography: draft.typography }),
  ),
  'spacing-of-one-page-only': changeRendered(
    typography,
    'Only one live page has the spacing of the theme.',
    () => {
      let first: string | undefined;
      return (rendered, url) => {
        first ??= url;
        return url === first ? rendered : { ...rendered, spacing: { section_gap: '0' } };
      };
    },
  ),
};
