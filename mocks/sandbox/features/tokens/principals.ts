import type { Scope } from '@workspace-api/contract';
import { commonScopes, type Principal, type Reach } from '../../core/principal.ts';
import { prepared } from '../../store/caches/prepared.ts';
import type { Db } from '../../store/database.ts';
import { readLimit } from './rate-limit.ts';
import { findTokenBySecret } from './rows.ts';

const memberships = async (db: Db, userId: string) =>
  db
    .selectFrom('memberships')
    .innerJoin('workspaces', 'workspaces.id', 'memberships.workspace_id')
    .select(['workspaces.id', 'workspaces.slug', 'workspaces.name', 'memberships.scopes'])
    .where('memberships.user_id', '=', userId)
    .execute();

/** The user and the workspace of a token. */
const ownerOf = prepared((db, { userId, workspaceId }: { userId: string; workspaceId: string }) =>
  db
    .selectFrom(['users', 'workspaces'])
    .select(['users.email', 'workspaces.slug', 'workspaces.name', 'workspaces.rate_limit'])
    .where('users.id', '=', userId)
    .where('workspaces.id', '=', workspaceId),
);

/** Finds the principal of a token's secret; undefined if no token was ever issued with it, or its workspace is gone. */
export const findPrincipal = async (db: Db, secret: string): Promise<Principal | undefined> => {
  const found = await findTokenBySecret(db, secret);
  if (!found) return undefined;
  const { token, retired } = found;
  const [owner] = await ownerOf(db, { userId: token.user_id, workspaceId: token.workspace_id });
  // Another process removed the workspace after the token was read.
  if (!owner) return undefined;
  const { email, slug, name, rate_limit } = owner;
  const user = { id: token.user_id, email };
  const workspace = { id: token.workspace_id, slug, name };
  const held = JSON.parse(token.scopes) as Scope[];
  const reach: Reach[] =
    token.kind === 'key'
      ? [{ workspace, scopes: held }]
      : (await memberships(db, user.id)).map(({ scopes, ...member }) => ({
          workspace: member,
          scopes: commonScopes(held, JSON.parse(scopes) as string[]),
        }));
  return {
    tokenId: token.id,
    kind: token.kind,
    mode: token.mode,
    user,
    workspace,
    scopes: reach.find((entry) => entry.workspace.id === workspace.id)?.scopes ?? [],
    reach,
    rateLimit: readLimit(rate_limit),
    expiresAt: token.expires_at,
    lastUsedAt: token.last_used_at,
    dead: retired || token.revoked_at !== null,
  };
};

/** Whether a session must provide a second factor. */
export const requiresMfa = async (db: Db, tokenId: string): Promise<boolean> => {
  const found = await db
    .selectFrom('mfa_challenges')
    .select('token_id')
    .where('token_id', '=', tokenId)
    .executeTakeFirst();
  return found !== undefined;
};
