import { examples, grants, idPrefixes, type Scope, scopes } from '@workspace-api/contract';
import { timestamp } from '../../core/clock.ts';
import { consoleTokenId, type Principal, readScopes } from '../../core/principal.ts';
import type { Mode } from '../../core/tenant.ts';
import { acme, demoStart } from '../../domain/demo-tenant.ts';
import type { SandboxWork } from '../../domain/work.ts';
import type { Db } from '../../store/database.ts';
import { findRow, findRows, type Insertion, insert, insertAll, remove } from '../../store/rows.ts';
import type { Seed } from '../../store/seed/seed-records.ts';
import { insertion } from '../feature.ts';
import { makeToken } from '../tokens/index.ts';
import { listMembers } from './members.ts';

const { newest, oldest } = demoStart;

/** Further users who can sign in, each with limited permissions in a single workspace. */
const colleagues = [
  {
    id: 'usr_01K9EDITOR',
    email: 'editor@acme.example',
    scopes: scopes.filter((scope) => /^(me|workspaces|pages|theme|forms):/.test(scope)),
  },
  {
    id: 'usr_01K9VIEWER',
    email: 'viewer@acme.example',
    scopes: readScopes,
  },
];

/** The row of a user in a workspace, by default with every permission. */
const toMember = (user_id: string, workspace_id: string, granted: readonly Scope[] = scopes) => ({
  user_id,
  workspace_id,
  scopes: JSON.stringify(granted),
});

/** The two demo workspaces and their members. */
export const demoWorkspaces = (): readonly Insertion[] => {
  const { workspaces } = examples['workspace-list'];
  const { user } = examples.me;
  const owners = workspaces.map(({ id }) => toMember(user.id, id));
  const members = colleagues.map(({ id, scopes: own }) => toMember(id, acme.workspace_id, own));
  return [
    insertion(
      'workspaces',
      // The example lists them newest first.
      workspaces.map((workspace, index) => ({ ...workspace, created_at: index === 0 ? newest : oldest })),
    ),
    insertion('users', [user, ...colleagues.map(({ id, email }) => ({ id, email }))]),
    insertion('memberships', [...owners, ...members]),
  ];
};

/** Finds the workspace with a slug, or creates it with the owner of the demo workspaces. @returns its id */
export const openWorkspace = async ({ context, db }: SandboxWork, slug: string): Promise<string> => {
  const existing = await findRow(db, 'workspaces', { slug });
  if (existing) return existing.id;
  const id = context.ids(idPrefixes.Workspace);
  await insert(db, 'workspaces', { id, slug, name: slug, created_at: timestamp(context) });
  await insert(db, 'memberships', toMember(examples.me.user.id, id));
  return id;
};

const isOwner = (ownScopes: readonly Scope[]): boolean => scopes.every((scope) => grants(ownScopes, scope));

/**
 * The owner of a workspace, as the principal of console access: a user without a token, limited to this workspace. Undefined if
 * no workspace has the slug.
 */
export const findOwner = async (db: Db, slug: string, mode: Mode): Promise<Principal | undefined> => {
  const members = await listMembers(db, { 'workspaces.slug': slug });
  const owner = members.find((member) => isOwner(member.scopes));
  if (!owner) return undefined;
  const { user, workspace, scopes: ownScopes } = owner;
  return {
    tokenId: consoleTokenId,
    kind: 'session',
    mode,
    user,
    workspace,
    scopes: ownScopes,
    reach: [{ workspace, scopes: ownScopes }],
    rateLimit: undefined,
    expiresAt: null,
    lastUsedAt: null,
    requiresMfa: false,
    dead: false,
  };
};

/** The tokens of a new workspace, starting with the default token. */
const tokenKinds: readonly { kind: 'key' | 'session'; mode: Mode; scopes: readonly Scope[] }[] = [
  { kind: 'key', mode: 'test', scopes },
  { kind: 'key', mode: 'test', scopes: readScopes },
  { kind: 'key', mode: 'live', scopes },
  { kind: 'session', mode: 'test', scopes },
];

/** Creates a workspace with its own owner and tokens, isolated from all others. It has no records yet. */
export const createWorkspace = async (
  { context, db }: SandboxWork,
  { slug, name = slug }: Pick<Seed['workspaces'][number], 'slug' | 'name'>,
) => {
  const id = context.ids(idPrefixes.Workspace);
  const userId = context.ids(idPrefixes.User);
  const issuedTokens = tokenKinds.map(({ kind, mode, scopes: granted }) => {
    const tenant = { workspace_id: id, mode };
    return { ...makeToken(context, tenant, { kind, userId, scopes: granted }), granted };
  });
  await insertAll(db, [
    insertion('workspaces', [{ id, slug, name, created_at: timestamp(context) }]),
    insertion('users', [{ id: userId, email: `owner@${slug}.example` }]),
    insertion('memberships', [toMember(userId, id)]),
    insertion(
      'tokens',
      issuedTokens.map(({ token }) => token),
    ),
  ]);
  const tokens = issuedTokens.map(({ token, secret, granted }) => ({
    id: token.id,
    secret,
    kind: token.kind,
    mode: token.mode,
    workspace: slug,
    scopes: [...granted],
  }));
  return { id, slug, name, tokens };
};

/** Removes a workspace with all its rows, and the users who have no other workspace. */
export const removeWorkspace = async (db: Db, workspace_id: string): Promise<void> => {
  const members = await findRows(db, 'memberships', { workspace_id });
  // The rows of other tables are deleted with it.
  await remove(db, 'workspaces', { id: workspace_id });
  for (const { user_id } of members)
    if (!(await findRow(db, 'memberships', { user_id }))) await remove(db, 'users', { id: user_id });
};
