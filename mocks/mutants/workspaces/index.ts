import { operations } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import { alterJson, type Json, readJson } from '../../wrappers/json.ts';
import { repeatable } from '../../wrappers/resend.ts';
import { alteredResponse } from '../lib/altered-values.ts';
import type { Mutant } from '../lib/mutant.ts';
import { parseBody } from '../lib/parse-body.ts';
import { switchWithoutAccess } from './switch-without-access.ts';

const { listWorkspaces, getWorkspace, getCurrentWorkspace, switchWorkspace, refreshSession } = operations;
const items = listWorkspaces.list.items;

const isKey = (request: Request): boolean => /\bkey_/.test(request.headers.get('Authorization') ?? '');

const getItems = (json: Json): Json[] => json[items] as Json[];

/** Returns the previous response for every second request for the current workspace, regardless of the token. */
const currentShared: Mutant = {
  clause: 'workspaces.current-for-key',
  text: 'Every second request for the current workspace returns the previous response, regardless of the token.',
  wrap: (next) => {
    let cached: Response | undefined;
    return async (request) => {
      if (findOperation(request)?.id !== getCurrentWorkspace.id) return next(request);
      if (cached !== undefined) {
        const again = cached;
        cached = undefined;
        return again;
      }
      const response = await next(request);
      if (response.ok) cached = response.clone();
      return response;
    };
  },
};

/** A refresh moves the session back to the workspace before its switch. */
const switchForgottenOnRefresh: Mutant = {
  clause: 'workspaces.switch-moves-current',
  text: 'A refresh returns the session to the workspace of its sign-in.',
  wrap: (next) => {
    const homes = new Map<string, { slug: string; base: string }>();
    const sessions = new Map<string, string>();
    return async (request) => {
      const { rawBody, again } = await repeatable(request);
      const operation = findOperation(request)?.id;
      const authorization = request.headers.get('Authorization') ?? '';
      if (operation === switchWorkspace.id && !homes.has(authorization)) {
        const base = request.url.replace(/\/workspaces\/.*$/, '');
        const url = `${base}${getCurrentWorkspace.path}`;
        const now = await readJson(
          await next(new Request(url, { headers: { Authorization: authorization } })),
        );
        if (typeof now?.slug === 'string') homes.set(authorization, { slug: now.slug, base });
      }
      const response = await next(again());
      const pair = response.ok && /\/oauth\//.test(request.url) ? await readJson(response) : undefined;
      if (typeof pair?.access_token !== 'string') return response;
      const before =
        operation === refreshSession.id
          ? sessions.get(parseBody(rawBody).refresh_token as string)
          : undefined;
      const bearer = `Bearer ${pair.access_token}`;
      sessions.set(String(pair.refresh_token), bearer);
      const home = before === undefined ? undefined : homes.get(before);
      if (home)
        await next(
          new Request(home.base + switchWorkspace.path.replace('{slug}', home.slug), {
            method: 'POST',
            headers: { Authorization: bearer },
          }),
        );
      return response;
    };
  },
};

/** A switch moves every session that was in the same workspace. */
const switchMovesOthers: Mutant = {
  clause: 'workspaces.current-for-session',
  text: 'Switching one session also changes the current workspace of other sessions.',
  wrap: (next) => {
    let lastSwitch: { by: string; workspace: Json } | null = null;
    const older = new Set<string>();
    return async (request) => {
      const response = await next(request);
      const operation = findOperation(request)?.id;
      const by = request.headers.get('Authorization') ?? '';
      if (operation === switchWorkspace.id && response.ok) {
        const workspace = (await readJson(response))?.workspace;
        lastSwitch = { by, workspace: workspace as Json };
      }
      if (operation !== getCurrentWorkspace.id || !response.ok || isKey(request)) return response;
      const isOlder = older.has(by);
      older.add(by);
      const { workspace } = lastSwitch !== null && isOlder && lastSwitch.by !== by ? lastSwitch : {};
      return workspace ? alterJson(response, () => workspace) : response;
    };
  },
};

/** A rejected switch moves the session anyway. */
const switchedBeforeTheCheck: Mutant = {
  clause: 'workspaces.switch-without-access',
  text: 'A switch to an unknown workspace moves the session to another of its workspaces.',
  wrap: (next) => async (request) => {
    const { again } = await repeatable(request);
    const response = await next(again());
    if (findOperation(request)?.id !== switchWorkspace.id || response.ok || isKey(request)) return response;
    const url = request.url.replace(/\/workspaces\/.*$/, listWorkspaces.path);
    const headers = { Authorization: request.headers.get('Authorization') ?? '' };
    const now = await readJson(await next(new Request(url.replace(/$/, '/current'), { headers })));
    const all = await readJson(await next(new Request(url, { headers })));
    const other = all && getItems(all).find(({ slug }) => slug !== now?.slug);
    if (other)
      await next(again({ url: request.url.replace(/(\/workspaces\/)[^/]+/, `$1${String(other.slug)}`) }));
    return response;
  },
};

/** Returns a wrong current workspace for a session, among those that it can access. */
const sessionElsewhere: Mutant = {
  clause: 'workspaces.current-for-session',
  text: 'The current workspace of a session differs from the workspace of its principal.',
  wrap: (next) => async (request) => {
    const response = await next(request);
    if (findOperation(request)?.id !== getCurrentWorkspace.id || isKey(request)) return response;
    const url = request.url.replace(getCurrentWorkspace.path, listWorkspaces.path);
    const all = await readJson(await next(new Request(url, { headers: request.headers })));
    return alterJson(
      response,
      (json) => (all && getItems(all).find(({ slug }) => slug !== json.slug)) ?? json,
    );
  },
};

/** Mutants of the workspaces family. */
export const workspaces: Record<string, Mutant> = {
  'current-workspace-shared': currentShared,
  'key-lists-no-workspace': alteredResponse(
    'workspaces.key-reaches-one',
    listWorkspaces.id,
    'The list of workspaces is empty for keys.',
    (json, request) => (isKey(request) ? { ...json, [items]: [] } : json),
  ),
  'key-lists-a-workspace-twice': alteredResponse(
    'workspaces.slug-unique',
    listWorkspaces.id,
    'The list of workspaces contains a workspace twice, with different ids.',
    (json) => ({
      ...json,
      [items]: [...getItems(json), ...getItems(json).map((each) => ({ ...each, id: `${String(each.id)}X` }))],
    }),
  ),
  'session-lists-its-workspace-only': alteredResponse(
    'workspaces.session-reaches-all',
    listWorkspaces.id,
    'A session lists only one of its workspaces.',
    (json, request) => (isKey(request) ? json : { ...json, [items]: getItems(json).slice(0, 1) }),
  ),
  'workspaces-named-items': alteredResponse(
    'workspaces.list-array-name',
    listWorkspaces.id,
    'The array in the list of workspaces is named items.',
    ({ [items]: records, ...json }) => ({ ...json, items: records }),
  ),
  'workspace-with-another-id': alteredResponse(
    'workspaces.get-by-slug',
    getWorkspace.id,
    'Fetching a workspace by its slug returns another id.',
    (json) => ({ ...json, id: `${String(json.id)}X` }),
  ),
  'session-in-another-workspace': sessionElsewhere,
  'switch-by-a-key-ignored': {
    clause: 'workspaces.switch-refuses-keys',
    text: 'A switch by a key succeeds without effect.',
    wrap: (next) => async (request) => {
      const response = await next(request);
      const isSwitch = findOperation(request)?.id === switchWorkspace.id;
      return isSwitch && isKey(request) && !response.ok ? new Response(null, { status: 204 }) : response;
    },
  },
  'switch-returns-another-id': alteredResponse(
    'workspaces.switch-answer',
    switchWorkspace.id,
    'A switch returns the right slug but the wrong id.',
    (json) => ({ workspace: { ...(json.workspace as Json), id: 'ws_0' } }),
  ),
  'switch-returns-the-workspace-only': alteredResponse(
    'workspaces.switch-answer',
    switchWorkspace.id,
    'A switch returns the workspace without its enclosing object.',
    (json) => json.workspace as Json,
  ),
  'switch-forgotten-on-refresh': switchForgottenOnRefresh,
  'switch-moves-others': switchMovesOthers,
  'switch-not-shown-by-me': {
    clause: 'workspaces.switch-moves-current',
    text: "A session's principal keeps the workspace that it returned first.",
    wrap: (next) => {
      const workspaceByToken = new Map<string, unknown>();
      return async (request) => {
        const response = await next(request);
        const authorization = request.headers.get('Authorization') ?? '';
        if (findOperation(request)?.id !== operations.getMe.id || !response.ok || isKey(request))
          return response;
        const first = workspaceByToken.get(authorization) ?? (await readJson(response))?.workspace;
        workspaceByToken.set(authorization, first);
        return alterJson(response, (json) => ({ ...json, workspace: first }));
      };
    },
  },
  'switched-before-the-check': switchedBeforeTheCheck,
  'switch-without-access': switchWithoutAccess,
};
