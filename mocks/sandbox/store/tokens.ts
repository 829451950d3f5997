import { timingSafeEqual } from 'node:crypto';
import type { Scope } from '@workspace-api/contract';
import type { AppContext } from '../app-context.ts';
import { timestamp } from '../app-context.ts';
import type { Tenant } from '../tenant.ts';
import { newKeySecret, newSessionSecret, secretHash } from './secrets.ts';
import type { Db } from './store.ts';
import type { TokenTable } from './tables.ts';

type NewToken = {
  kind: TokenTable['kind'];
  userId: string;
  scopes: readonly Scope[];
  name?: string | undefined;
  /** Seconds until it expires; never where absent. */
  expiresIn?: number | undefined;
};

/** A token with its secret, which nothing can read again. */
export type IssuedToken = { token: TokenTable; secret: string };

const makeSecret = (
  context: AppContext,
  token: Pick<TokenTable, 'id' | 'kind' | 'mode' | 'user_id' | 'expires_at'>,
) => {
  if (token.kind === 'key') return newKeySecret(token.mode, context.random);
  const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
  const exp = token.expires_at === null ? {} : { exp: seconds(new Date(token.expires_at)) };
  const claims = { sub: token.user_id, jti: token.id, iat: seconds(context.clock.now()), ...exp };
  return newSessionSecret(claims, context.random);
};

/** Issues a key or a session of a workspace. The name, where given, must be free (see `tokenNameTaken`). */
export const issueToken = async (
  context: AppContext,
  db: Db,
  { workspaceId, mode }: Tenant,
  { kind, userId, scopes, name, expiresIn }: NewToken,
): Promise<IssuedToken> => {
  const now = context.clock.now();
  const base = {
    id: context.ids('tok'),
    kind,
    mode,
    user_id: userId,
    expires_at: expiresIn === undefined ? null : new Date(now.getTime() + expiresIn * 1000).toISOString(),
  };
  const secret = makeSecret(context, base);
  const token: TokenTable = {
    ...base,
    workspace_id: workspaceId,
    name: name ?? null,
    secret_hash: secretHash(secret),
    scopes: JSON.stringify(scopes),
    created_at: now.toISOString(),
    last_used_at: null,
    revoked_at: null,
  };
  await db.insertInto('tokens').values(token).execute();
  return { token, secret };
};

/** Whether a key that is still in force has the name in this workspace (`conflict.name_taken`). */
export const tokenNameTaken = async (
  db: Db,
  { workspaceId, mode }: Tenant,
  name: string,
): Promise<boolean> => {
  const holder = await db
    .selectFrom('tokens')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('mode', '=', mode)
    .where('name', '=', name)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return holder !== undefined;
};

/** An API key of the workspace that is still in force. */
export const findKey = (db: Db, { workspaceId, mode }: Tenant, id: string): Promise<TokenTable | undefined> =>
  db
    .selectFrom('tokens')
    .selectAll()
    .where('id', '=', id)
    .where('workspace_id', '=', workspaceId)
    .where('mode', '=', mode)
    .where('kind', '=', 'key')
    .where('revoked_at', 'is', null)
    .executeTakeFirst();

/** Gives a key a new secret; the old one is dead from here on. */
export const rotateKey = async (context: AppContext, db: Db, token: TokenTable): Promise<IssuedToken> => {
  const secret = makeSecret(context, token);
  const secret_hash = secretHash(secret);
  await db
    .insertInto('retired_secrets')
    .values({ secret_hash: token.secret_hash, token_id: token.id })
    .execute();
  await db.updateTable('tokens').set({ secret_hash }).where('id', '=', token.id).execute();
  return { token: { ...token, secret_hash }, secret };
};

/** Revokes a key for good. */
export const revokeKey = async (context: AppContext, db: Db, id: string): Promise<void> => {
  const revoked_at = timestamp(context);
  await db.updateTable('tokens').set({ revoked_at }).where('id', '=', id).execute();
};

/** A token by the secret that a request presents; `retired` where a rotation replaced that secret. */
export const findTokenBySecret = async (
  db: Db,
  secret: string,
): Promise<{ token: TokenTable; retired: boolean } | undefined> => {
  const hash = secretHash(secret);
  const token = await db.selectFrom('tokens').selectAll().where('secret_hash', '=', hash).executeTakeFirst();
  // The index finds the row by the hash; the comparison that decides takes the same time wherever two hashes differ.
  if (token && timingSafeEqual(Buffer.from(token.secret_hash), Buffer.from(hash)))
    return { token, retired: false };
  const retired = await db
    .selectFrom('retired_secrets')
    .innerJoin('tokens', 'tokens.id', 'retired_secrets.token_id')
    .selectAll('tokens')
    .where('retired_secrets.secret_hash', '=', hash)
    .executeTakeFirst();
  return retired && { token: retired, retired: true };
};
