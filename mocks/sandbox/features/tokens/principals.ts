import type { Scope } from '@workspace-api/contract';
import { commonScopes, type Principal, type Reach, type RequestLimit } from '../../core/principal.ts';
import { equalStrings, secretHash } from '../../core/token-secret.ts';
import type { Db } from '../../store/database.ts';
import { prepareQuery } from '../../store/rows.ts';
import { listMembers } from '../workspaces/index.ts';

/** Parses a workspace's rate limit column; undefined if the sandbox's limit applies. */
export const readLimit = (json: string | null): RequestLimit | undefined =>
  json === null ? undefined : (JSON.parse(json) as RequestLimit);

/** Tokens with their users and workspaces. */
const withOwner = (db: Db) =>
  db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .innerJoin('workspaces', 'workspaces.id', 'tokens.workspace_id')
    .selectAll('tokens')
    .select(['users.email', 'workspaces.slug', 'workspaces.name as workspace_name', 'workspaces.rate_limit']);

const tokensByHash = prepareQuery((db, { hash }: { hash: string }) =>
  withOwner(db).where('tokens.secret_hash', '=', hash),
);

/** Finds tokens by one of their former secrets, with the expiry of that secret. */
const tokensByFormerHash = prepareQuery((db, { hash }: { hash: string }) =>
  withOwner(db)
    .innerJoin('former_secrets', 'former_secrets.token_id', 'tokens.id')
    .select('former_secrets.expires_at as former_expires_at')
    .where('former_secrets.secret_hash', '=', hash),
);

/** Finds a token by the secret of a request. `isRetired` is set if a rotation replaced the secret. */
const findToken = async (db: Db, secret: string) => {
  const hash = secretHash(secret);
  const [token] = await tokensByHash(db, { hash });
  // The index finds the row by its hash. The final comparison takes constant time.
  if (token && equalStrings(token.secret_hash, hash)) return { ...token, isRetired: false };
  const [former] = await tokensByFormerHash(db, { hash });
  return former && { ...former, expires_at: former.former_expires_at, isRetired: former.kind === 'key' };
};

/** Finds the principal of a token's secret; undefined if no token was ever issued with it, or its workspace was removed. */
export const findPrincipal = async (db: Db, secret: string): Promise<Principal | undefined> => {
  const token = await findToken(db, secret);
  if (!token) return undefined;
  const user = { id: token.user_id, email: token.email };
  const workspace = { id: token.workspace_id, slug: token.slug, name: token.workspace_name };
  const tokenScopes = JSON.parse(token.scopes) as Scope[];
  const reach: Reach[] =
    token.kind === 'key'
      ? [{ workspace, scopes: tokenScopes }]
      : (await listMembers(db, { 'users.id': user.id })).map((member) => ({
          workspace: member.workspace,
          scopes: commonScopes(tokenScopes, member.scopes),
        }));
  return {
    tokenId: token.id,
    kind: token.kind,
    mode: token.mode,
    user,
    workspace,
    scopes: reach.find((entry) => entry.workspace.id === workspace.id)?.scopes ?? [],
    reach,
    rateLimit: readLimit(token.rate_limit),
    expiresAt: token.expires_at,
    lastUsedAt: token.last_used_at,
    requiresMfa: token.mfa_required === 1,
    dead: token.isRetired || token.revoked_at !== null,
  };
};
