import type { ClauseId } from '@workspace-api/contract';
import { readJson } from '../../wrappers/json.ts';
import { findList } from '../../wrappers/list-page.ts';
import type { Mutant } from './mutant.ts';
import { getAuthorization, getMode, slugIn } from './owners.ts';
import { belowWorkspace } from './with-owners.ts';

/** Follows a cursor to its place, regardless of the client that sends it. */
const followCursor = (
  clause: ClauseId,
  text: string,
  applies: (own: { slug: string; mode: string }, origin: { slug: string; mode: string }) => boolean,
): Mutant => ({
  clause,
  text,
  wrap: (next) => {
    const origins = new Map<string, { url: string; authorization: string; slug: string; mode: string }>();
    return async (request) => {
      const cursor = new URL(request.url).searchParams.get('cursor') ?? '';
      const place = { slug: slugIn(request.url), mode: getMode(request) };
      const origin = origins.get(cursor);
      const response =
        findList(request) && origin && applies(place, origin)
          ? await next(
              new Request(belowWorkspace(request.url, origin.slug), {
                headers: { Authorization: origin.authorization },
              }),
            )
          : await next(request);
      const nextCursor = findList(request) ? (await readJson(response))?.next_cursor : undefined;
      if (typeof nextCursor === 'string')
        origins.set(nextCursor, { ...place, url: request.url, authorization: getAuthorization(request) });
      return response;
    };
  },
});

export const cursorsHoldTheWorkspace = followCursor(
  'tenancy.lists-hold-own-records',
  "A cursor contains its workspace, and any token can use it to read that workspace's records.",
  (own, origin) => own.slug !== origin.slug,
);

export const cursorsHoldTheMode = followCursor(
  'authentication.test-data-isolated',
  "A cursor contains its mode, and keys of the other mode can use it to read that mode's records.",
  (own, origin) => own.slug === origin.slug && own.mode !== origin.mode,
);
