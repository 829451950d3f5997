import { operations } from '@workspace-api/contract';
import { first, perServer, type Wrap } from '../wrappers/fetch.ts';
import { showsFirst } from '../wrappers/flawed.ts';
import { type Incoming, isSession } from '../wrappers/incoming.ts';
import type { Json } from '../wrappers/json.ts';
import { on } from '../wrappers/on.ts';
import { onPairs } from './sessions.ts';
import type { MutantTable } from './table.ts';

const isKey = (incoming: Incoming): boolean => !isSession(incoming);

const { items } = operations.listWorkspaces.list;
const onList = on('listWorkspaces');

/** A workspace of a session other than the current one. */
const findOther = async ({ read }: Incoming): Promise<Json | undefined> => {
  const current = await read('getCurrentWorkspace');
  const list = (await read('listWorkspaces'))[items] as Json[] | undefined;
  return list?.find(({ slug }) => slug !== current.slug);
};

export const workspaces: MutantTable = {
  'workspaces.current-for-key/current-workspace-shared: Every second request for the current workspace returns the previous response, regardless of the token.':
    perServer(() => {
      let previous: Response | undefined;
      return on('getCurrentWorkspace').respond(async ({ send }) => {
        const response = previous ?? (await send());
        previous = previous || !response.ok ? undefined : response.clone();
        return response;
      });
    }),
  'workspaces.key-reaches-one/key-lists-no-workspace: The list of workspaces is empty for keys.': onList
    .when(isKey)
    .records(() => []),
  'workspaces.slug-unique/key-lists-a-workspace-twice: The list of workspaces contains a workspace twice, with different ids.':
    onList.records((list) => [...list, ...list.map((one) => ({ ...one, id: `${one.id}X` }))]),
  'workspaces.session-reaches-all/session-lists-its-workspace-only: A session lists only one of its workspaces.':
    onList.when(isSession).records((list) => list.slice(0, 1)),
  'workspaces.list-array-name/workspaces-named-items: The array in the list of workspaces is named items.':
    onList.json(({ [items]: records, ...list }) => ({ ...list, items: records })),
  'workspaces.get-by-slug/workspace-with-another-id: Fetching a workspace by its slug returns another id.':
    on('getWorkspace').member('id', (id) => `${id}X`),
  'workspaces.current-for-session/session-in-another-workspace: The current workspace of a session differs from the workspace of its principal.':
    on('getCurrentWorkspace')
      .when(isSession)
      .json(async (current, incoming) => (await findOther(incoming)) ?? current),
  'workspaces.current-for-session/switch-moves-others: Switching one session also changes the current workspace of other sessions.':
    perServer((older) => {
      let last = { token: '', workspace: {} as Json };
      return [
        on('switchWorkspace').after(({ token }, { workspace }) => {
          last = { token, workspace: workspace as Json };
        }),
        on('getCurrentWorkspace')
          .when(isSession)
          .json((current, { token }) => {
            const isMoved = older.has(token) && last.token !== '' && last.token !== token;
            older.set(token, true);
            return isMoved ? last.workspace : current;
          }),
      ];
    }),
  'workspaces.switch-refuses-keys/switch-by-a-key-ignored: A switch by a key succeeds without effect.': on(
    'switchWorkspace',
  )
    .when(isKey)
    .response((response) => (response.ok ? response : new Response(null, { status: 204 }))),
  'workspaces.switch-answer/switch-returns-another-id: A switch returns the right slug but the wrong id.': on(
    'switchWorkspace',
  ).member('workspace.id', 'ws_0'),
  'workspaces.switch-moves-current/switch-forgotten-on-refresh: A refresh returns the session to the workspace of its sign-in.':
    perServer<string>((homes) => {
      const tokens = new Map<unknown, string>();
      return [
        on('switchWorkspace').respond(async ({ read, send, token }) => {
          first(homes, token, String((await read('getCurrentWorkspace')).slug));
          return send();
        }),
        onPairs().after(async ({ body, call }, session) => {
          const Authorization = `Bearer ${session.access_token}`;
          const slug = homes.get(tokens.get(body.refresh_token));
          tokens.set(session.refresh_token, Authorization);
          if (slug) await call('switchWorkspace', { slug, headers: { Authorization } });
        }),
      ];
    }),
  "workspaces.switch-moves-current/switch-not-shown-by-me: A session's principal keeps the workspace that it returned first.":
    showsFirst(on('getMe').when(isSession), [], ({ workspace }, me) => ({ ...me, workspace })),
  'workspaces.switch-without-access/switched-before-the-check: A switch to an unknown workspace moves the session to another of its workspaces.':
    on('switchWorkspace')
      .when(isSession)
      .response(async (response, incoming) => {
        const other = response.ok ? undefined : await findOther(incoming);
        if (other) await incoming.call('switchWorkspace', { slug: String(other.slug) });
        return response;
      }),
  'workspaces.switch-without-access/switch-without-access: A switch to a workspace without access succeeds without effect.':
    on('switchWorkspace').accepted('workspace-forbidden', ({ slug }) => ({
      workspace: { id: 'ws_1', slug, name: slug },
    })),
};

const showsMode = (mode: string): Wrap => on('getMe').member('token.mode', mode);

export const identity: MutantTable = {
  'identity.scopes-exhaustive/principal-lacks-a-scope: The principal omits its last scope.': on(
    'getMe',
  ).member('token.scopes', (scopes: string[]) => scopes.slice(0, Math.max(scopes.length - 1, 1))),
  'identity.mode-matches-key/principal-shows-live-mode: The mode of every principal is live.':
    showsMode('live'),
  'identity.mode-matches-key/principal-shows-test-mode: The mode of every principal is test.':
    showsMode('test'),
  'identity.workspace-is-the-tenant/principal-shows-the-name: The workspace slug of the principal is in uppercase.':
    on('getMe').member('workspace.slug', (slug) => String(slug).toUpperCase()),
};
