import type { ClauseId } from '@workspace-api/contract';
import { readJson } from '../../wrappers/json.ts';
import { findList } from '../../wrappers/list-page.ts';
import type { Fault } from './fault.ts';
import { getAuthorization, getMode, slugIn } from './owners.ts';
import { belowWorkspace } from './with-owners.ts';

/** Where a cursor leads, whoever sends it. */
const followed = (
  clause: ClauseId,
  text: string,
  applies: (own: { slug: string; mode: string }, made: { slug: string; mode: string }) => boolean,
): Fault => ({
  clause,
  text,
  wrap: (next) => {
    const made = new Map<string, { url: string; authorization: string; slug: string; mode: string }>();
    return async (request) => {
      const cursor = new URL(request.url).searchParams.get('cursor') ?? '';
      const place = { slug: slugIn(request.url), mode: getMode(request) };
      const origin = made.get(cursor);
      const response =
        findList(request) && origin && applies(place, origin)
          ? await next(
              new Request(belowWorkspace(request.url, origin.slug), {
                headers: { Authorization: origin.authorization },
              }),
            )
          : await next(request);
      const following = findList(request) ? (await readJson(response))?.next_cursor : undefined;
      if (typeof following === 'string')
        made.set(following, { ...place, url: request.url, authorization: getAuthorization(request) });
      return response;
    };
  },
});

export const cursorsHoldTheWorkspace = followed(
  'tenancy.lists-hold-own-records',
  'A cursor carries the workspace that it was made in, and is followed there with any token.',
  (own, made) => own.slug !== made.slug,
);

export const cursorsHoldTheMode = followed(
  'authentication.test-data-isolated',
  'A cursor carries the mode that it was made in, and is followed there by keys of the other mode.',
  (own, made) => own.slug === made.slug && own.mode !== made.mode,
);
