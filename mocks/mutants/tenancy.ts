import { decodeSegment, type OperationId } from '@workspace-api/contract';
import { first, perServer, type Wrap } from '../wrappers/fetch.ts';
import { alsoWrites, inCurrentWorkspace } from '../wrappers/flawed.ts';
import { followCursors, listsOthers } from '../wrappers/flawed-lists.ts';
import type { Incoming } from '../wrappers/incoming.ts';
import { on, onApi, onLists, onOperations, type Selection } from '../wrappers/on.ts';
import { below, type Owner } from '../wrappers/owners.ts';
import type { MutantTable } from './table.ts';

type Place = Pick<Incoming, 'slug' | 'mode'>;

const isHere = (other: Place, own: Place): boolean => other.slug === own.slug && other.mode === own.mode;
const isElsewhere = ({ slug, mode }: Place, own: Place): boolean =>
  slug !== '' && slug !== own.slug && mode === own.mode;

/** Accepts any token below any workspace. */
const openToStrangers = (selection: Selection): Wrap => selection.as(isHere);

/** Finds a record by its id or name only, regardless of the token's workspace. */
const foundAnywhere = (id: OperationId): Wrap => on(id).as(isElsewhere, undefined, true);

/** Lists what other workspaces list. */
const foreignListed = (id: OperationId): Wrap => listsOthers(id, (own, other) => own.slug !== other.slug);

/** Also executes a write in every other workspace for which a token was seen. */
const inEveryWorkspace = (id: OperationId): Wrap => on(id).alsoAs(isElsewhere, undefined, true);

/** Compares slugs loosely. */
const looseSlugs = (isSlug: (requested: string, slug: string) => boolean): Wrap =>
  onApi().as(
    ({ slug }: Owner, incoming) =>
      slug !== '' && slug !== incoming.slug && isSlug(decodeSegment(incoming.slug), slug),
    undefined,
    true,
  );

export const tenancy: MutantTable = {
  'tenancy.reads-show-own-workspace/session-reads-its-current-workspace: A session gets the record of its current workspace, not of the one in the path.':
    inCurrentWorkspace(on('getWorkspace')),
  'tenancy.reads-show-own-workspace/session-reads-the-current-theme: A session gets the theme of its current workspace, not of the one in the path.':
    inCurrentWorkspace(on('getTheme')),
  "tenancy.foreign-workspace-refused/foreign-workspace-open: Any slug in the path is accepted, and returns the records of the token's workspace.":
    onOperations(({ path }) => path.includes('{slug}')).instead(404, async (response, incoming) => {
      const { slug } = await incoming.read('getCurrentWorkspace');
      return typeof slug === 'string' && slug !== incoming.slug
        ? incoming.send({ url: below({ slug }, incoming) })
        : response;
    }),
  'tenancy.foreign-workspace-refused/foreign-secret-deleted: Any token can delete secrets of any workspace; all other operations check the workspace.':
    openToStrangers(on('deleteSecret')),
  'tenancy.foreign-workspace-refused/foreign-tail-open: Any token can follow the log of any workspace.':
    openToStrangers(on('tailLogs')),
  'tenancy.foreign-workspace-refused/ndjson-of-log-open-to-strangers: Any token can export the log of any workspace as NDJSON.':
    openToStrangers(on('searchLogs').in('ndjson')),
  "tenancy.foreign-workspace-refused/foreign-page-patched-then-refused: A patch of another workspace's page is applied and then rejected.":
    on('updatePage').alsoAs(
      (owner, { slug, token }) => owner.slug === slug && owner.token !== token,
      'not-found',
    ),
  'tenancy.foreign-workspace-refused/slugs-lowered-after-the-check: Access is checked for the slug as sent, but the workspace is looked up in lowercase.':
    looseSlugs((requested, slug) => requested.toLowerCase() === slug),
  'tenancy.foreign-record-is-404/session-finds-agents-of-its-current-workspace: A session gets the agent of its current workspace, not of the one in the path.':
    inCurrentWorkspace(on('getAgent')),
  'tenancy.foreign-record-is-404/session-deletes-secrets-of-its-current-workspace: A session deletes the secret of its current workspace, not of the one in the path.':
    inCurrentWorkspace(on('deleteSecret')),
  'tenancy.foreign-record-is-404/foreign-agent-found-by-id: An agent can be fetched by its id in any workspace.':
    foundAnywhere('getAgent'),
  'tenancy.foreign-record-is-404/foreign-key-revoked-by-id: A key can be revoked by its id in any workspace.':
    foundAnywhere('revokeToken'),
  'tenancy.foreign-record-is-404/foreign-submissions-found-by-form: The submissions of a form can be listed by its id in any workspace.':
    foundAnywhere('listSubmissions'),
  'tenancy.lists-hold-own-records/foreign-agents-listed: The last page of agents includes agents of other workspaces.':
    foreignListed('listAgents'),
  'tenancy.lists-hold-own-records/foreign-log-entries-found: A log search includes entries of other workspaces.':
    foreignListed('searchLogs'),
  "tenancy.lists-hold-own-records/cursors-hold-the-workspace: A cursor contains its workspace, and any token can use it to read that workspace's records.":
    followCursors((origin, own) => origin.slug !== own.slug),
  'tenancy.lists-hold-own-records/tail-of-another-workspace: The log tails of all workspaces stream the entries of one workspace.':
    perServer<string>((tokens) => [
      onApi().before(({ token }) => token !== '' && first(tokens, 'first', token)),
      on('tailLogs')
        .when(({ token }) => token !== tokens.get('first'))
        .insteadAs(isElsewhere, true),
    ]),
  'tenancy.lists-hold-own-records/session-lists-its-current-workspace: Lists show a session the records of its current workspace, not of the one in the path.':
    inCurrentWorkspace(onLists()),
  'tenancy.names-are-per-workspace/proxy-urls-by-name: A proxy URL can be created for a secret that exists only in another workspace.':
    foundAnywhere('createProxyUrl'),
  'tenancy.names-are-per-workspace/secrets-deleted-by-name: Deleting a secret also deletes secrets with the same name in other workspaces.':
    inEveryWorkspace('deleteSecret'),
  'tenancy.writes-stay-in-workspace/one-theme-for-all: A patch of the theme also changes the themes of other workspaces.':
    inEveryWorkspace('updateTheme'),
  'tenancy.writes-stay-in-workspace/denial-reaches-other-workspaces: Denying an approval denies the pending approvals of other workspaces.':
    alsoWrites(
      'denyApproval',
      'getApproval',
      (other, own) => other.token !== own.token && other.mode === own.mode,
    ),
  'tenancy.writes-stay-in-workspace/session-creates-in-its-current-workspace: What a session creates is in its current workspace, not in the one in the path.':
    inCurrentWorkspace(on('createAgent', 'setSecret', 'createWebhookSubscription')),
  'tenancy.writes-stay-on-record/deactivation-reaches-all-agents: Deactivating an agent deactivates every agent of the workspace.':
    alsoWrites('deactivateAgent', 'getAgent', isHere),
  'tenancy.writes-stay-on-record/approval-approves-all: Approving an approval approves every pending approval.':
    alsoWrites('approveApproval', 'getApproval', isHere),
  'tenancy.writes-stay-on-record/page-update-reaches-all-pages: A patch of a page is applied to every page of the workspace.':
    alsoWrites('updatePage', 'getPage', isHere),
  'tenancy.unknown-workspace-is-404/slugs-by-prefix: A string that starts with a known slug is accepted as the slug.':
    looseSlugs((requested, slug) => requested.startsWith(slug)),
  'tenancy.unknown-workspace-is-404/slug-with-quotes-crashes: The list of runs fails if the slug contains an apostrophe.':
    on('listRuns').crashes(({ slug }) => slug.includes("'")),
};
