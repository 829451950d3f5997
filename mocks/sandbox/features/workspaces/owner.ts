import { grants, type Scope, scopes } from '@workspace-api/contract';
import { consoleTokenId, type Principal } from '../../core/principal.ts';
import type { Mode } from '../../core/tenant.ts';
import type { Db } from '../../store/database.ts';

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
