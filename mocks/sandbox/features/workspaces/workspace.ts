import { grants, idPrefixes, type Scope, scopes } from '@workspace-api/contract';
import type { components } from '@workspace-api/contract/sandbox';
import { timestamp } from '../../core/clock.ts';
import { consoleTokenId, type Principal, type RateLimit } from '../../core/principal.ts';
import type { Mode } from '../../core/tenant.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { Db } from '../../store/database.ts';
import { findRow, findRows, insertAll, remove } from '../../store/rows.ts';
import type { Seed } from '../../store/seed/seed-records.ts';
import { makeToken } from '../tokens/index.ts';

const isOwner = (ownScopes: readonly Scope[]): boolean => scopes.every((scope) => grants(ownScopes, scope));

/**
 * The owner of a workspace, as the principal of console access: a user without a token, limited to this workspace. Undefined if
 * no workspace has the slug.
 */
export const findOwner = async (db: Db, slug: string, mode: Mode): Promise<Principal | undefined> => {
  const members = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .innerJoin('workspaces', 'workspaces.id', 'memberships.workspace_id')
    .select(['users.id as userId', 'users.email', 'memberships.scopes'])
    .select(['workspaces.id', 'workspaces.slug', 'workspaces.name'])
    .where('workspaces.slug', '=', slug)
    .orderBy('users.id')
    .execute();
  const [owner] = members
    .map((member) => ({ ...member, scopes: JSON.parse(member.scopes) as Scope[] }))
    .filter((member) => isOwner(member.scopes));
  if (!owner) return undefined;
  const { userId, email, scopes: ownScopes, ...workspace } = owner;
  return {
    tokenId: consoleTokenId,
    kind: 'session',
    mode,
    user: { id: userId, email },
    workspace,
    scopes: ownScopes,
    reach: [{ workspace, scopes: ownScopes }],
    rateLimit: undefined,
    expiresAt: null,
    lastUsedAt: null,
    dead: false,
  };
};

type Shown = components['schemas']['RateLimit'];

/** Encodes a rate limit for the column of a workspace. */
export const storedLimit = ({ limit, window_seconds }: Shown): string =>
  JSON.stringify({ limit, windowSeconds: window_seconds } satisfies RateLimit);

/** Maps a rate limit to its representation in the control plane. */
export const showLimit = ({ limit, windowSeconds }: RateLimit): Shown => ({
  limit,
  window_seconds: windowSeconds,
});

const readScopes = scopes.filter((scope) => scope.endsWith(':read'));

/** The tokens of a new workspace, starting with the default token. */
const tokenKinds: readonly { kind: 'key' | 'session'; mode: Mode; scopes: readonly Scope[] }[] = [
  { kind: 'key', mode: 'test', scopes },
  { kind: 'key', mode: 'test', scopes: readScopes },
  { kind: 'key', mode: 'live', scopes },
  { kind: 'session', mode: 'test', scopes },
];

/** Creates a workspace with its own owner and tokens, isolated from all others. It has no records yet. */
export const createWorkspace = async (
  context: AppContext,
  db: Db,
  { slug, name = slug }: Pick<Seed['workspaces'][number], 'slug' | 'name'>,
) => {
  const id = context.ids(idPrefixes.Workspace);
  const userId = context.ids(idPrefixes.User);
  const issuedTokens = tokenKinds.map(({ kind, mode, scopes: tokenScopes }) =>
    makeToken(context, { workspace_id: id, mode }, { kind, userId, scopes: tokenScopes }),
  );
  await insertAll(db, [
    { table: 'workspaces', rows: [{ id, slug, name, created_at: timestamp(context), rate_limit: null }] },
    { table: 'users', rows: [{ id: userId, email: `owner@${slug}.example` }] },
    {
      table: 'memberships',
      rows: [{ user_id: userId, workspace_id: id, scopes: JSON.stringify(scopes) }],
    },
    { table: 'tokens', rows: issuedTokens.map(({ token }) => token) },
  ]);
  const tokens = issuedTokens.map(({ token, secret }, index) => ({
    id: token.id,
    secret,
    kind: token.kind,
    mode: token.mode,
    workspace: slug,
    scopes: [...(tokenKinds[index]?.scopes ?? [])],
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
