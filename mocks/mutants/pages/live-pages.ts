import { errors } from '@workspace-api/contract';
import type { Fetch } from '../../wrappers/fetch.ts';
import { alterJson, type Json, withJson } from '../../wrappers/json.ts';
import { all, onControl, onOperations } from '../../wrappers/on-operation.ts';
import { repeatable } from '../../wrappers/resend.ts';
import { publishingAtOnce, publishingNothing } from '../lib/draft-and-live.ts';
import type { Mutant } from '../lib/mutant.ts';

const promotes = 'pages.publish-promotes-every-draft';
const visitors = 'pages.visitors-see-published';

/** Tracks the drafts in the latest responses, by slug. */
const trackDrafts = () => {
  const bySlug = new Map<string, Json>();
  const note = onOperations(
    ['getPage'],
    () => async (request, next: Fetch) =>
      alterJson(await next(request), (page) => {
        bySlug.set(String((page.metadata as Json | undefined)?.slug), page);
        return page;
      }),
  );
  return { bySlug, note };
};

const getSlug = (request: Request): string => new URL(request.url).pathname.split('/').at(-1) ?? '';

/** A publication that serves only some of the added pages. */
const publishPart = (which: string, part: (slugs: readonly string[]) => readonly string[]): Mutant => ({
  clause: promotes,
  text: `Publishing pages publishes only ${which} pages.`,
  wrap: (next) => {
    const addedSlugs: string[] = [];
    const publishedSlugs = new Set<string>();
    return all(
      onControl(['addPage'], () => async (request, server) => {
        const { rawBody, again } = await repeatable(request);
        addedSlugs.push((JSON.parse(rawBody) as { slug: string }).slug);
        return server(again());
      }),
      onOperations(['publishPages'], () => async (request, server) => {
        for (const slug of part(addedSlugs)) publishedSlugs.add(slug);
        return server(request);
      }),
      onControl(['getLivePage'], () => async (request, server) => {
        const response = await server(request);
        const isLost = addedSlugs.includes(getSlug(request)) && !publishedSlugs.has(getSlug(request));
        return response.ok && isLost
          ? withJson(response, 404, {
              error: { code: errors['not-found'].code, message: 'The page does not exist.' },
            })
          : response;
      }),
    )(next);
  },
});

/** Pages that mix up their draft and live versions. */
export const livePages: Record<string, Mutant> = {
  'page-change-is-live-at-once': {
    clause: 'pages.patch-leaves-live',
    text: 'A change of a page is live immediately.',
    wrap: publishingAtOnce('updatePage', 'publishPages'),
  },
  'rollback-is-live-at-once': {
    clause: 'pages.rollback-leaves-live',
    text: 'A rollback is live immediately.',
    wrap: publishingAtOnce('rollbackPage', 'publishPages'),
  },
  'publication-without-effect': {
    clause: promotes,
    text: 'Publishing pages succeeds but changes nothing.',
    wrap: publishingNothing('publishPages', 1),
  },
  'pages-published-once-only': {
    clause: promotes,
    text: 'Only the first publication of pages has an effect.',
    wrap: publishingNothing('publishPages', 2),
  },
  'oldest-20-pages-published': publishPart('the oldest 20', (slugs) => slugs.slice(0, 20)),
  'newest-20-pages-published': publishPart('the newest 20', (slugs) => slugs.slice(-20)),
  'one-page-published': {
    clause: promotes,
    text: 'Visitors are served only the page that was first requested.',
    wrap: onControl(['getLivePage'], () => {
      let first: string | undefined;
      return async (request, next) => {
        const response = await next(request);
        if (response.ok) first ??= getSlug(request);
        return response.ok && first !== getSlug(request)
          ? withJson(response, 404, {
              error: { code: errors['not-found'].code, message: 'The page does not exist.' },
            })
          : response;
      };
    }),
  },
  'unpublished-page-served': {
    clause: visitors,
    text: 'Visitors are served the draft of an unpublished page.',
    wrap: (next) => {
      const { bySlug, note } = trackDrafts();
      return all(
        note,
        onControl(['getLivePage'], () => async (request, server) => {
          const response = await server(request);
          const draft = bySlug.get(getSlug(request));
          return response.status === 404 && draft
            ? withJson(response, 200, { id: 'page_1', version: 1, document: draft })
            : response;
        }),
      )(next);
    },
  },
  'page-served-under-draft-slug': {
    clause: visitors,
    text: 'Visitors can request a page by the slug of its draft.',
    wrap: onControl(['getLivePage'], () => async (request, next) => {
      const response = await next(request);
      if (response.status !== 404 || !request.url.includes('-renamed')) return response;
      return next(new Request(request.url.replace('-renamed', ''), { method: request.method }));
    }),
  },
};
