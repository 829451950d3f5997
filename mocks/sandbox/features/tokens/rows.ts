import { type components, idPrefixes, type Scope, sessionPrefix } from '@workspace-api/contract';
import { toBase64url, utf8 } from '#host/bytes.ts';
import { hmacSha256 } from '#host/crypto.ts';
import { lastTime, timestamp } from '../../core/clock.ts';
import type { Tenant } from '../../core/tenant.ts';
import { newKeySecret, secretHash } from '../../core/token-secret.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { SandboxWork, Work } from '../../domain/work.ts';
import type { Db } from '../../store/database.ts';
import { insert, update } from '../../store/rows.ts';
import { toMembers, toRow } from '../../store/schema/define-table.ts';
import { type TokenRow, tokens } from './table.ts';

/** The purpose used to derive the signing key from the master key. */
export const signingPurpose = 'session tokens';

// Only the service reads the tokens, so a shared secret is sufficient.
const header = { alg: 'HS256', typ: 'JWT' } as const;

const encode = (part: object): string => toBase64url(utf8(JSON.stringify(part)));

const seconds = (time: Date) => Math.floor(time.getTime() / 1000);

/**
 * Creates an access token of a session: `sess_` and a signed JSON Web Token (RFC 7519). Tokens, like keys, are verified by
 * their hash, because a signature can't be revoked. The claims are for clients that decode the token.
 *
 * It is signed synchronously. A library based on Web Crypto signs on another thread, and waiting for that thread takes longer
 * than the rest of creating a workspace.
 */
export const newAccessToken = (
  { clock, keys, random }: Pick<AppContext, 'clock' | 'keys' | 'random'>,
  session: Pick<TokenRow, 'id' | 'user_id' | 'expires_at'>,
): string => {
  const claims = {
    sid: session.id,
    sub: session.user_id,
    // Makes two tokens that a session gets within the same second different.
    jti: toBase64url(random(12)),
    iat: seconds(clock.now()),
    ...(session.expires_at !== null && { exp: seconds(new Date(session.expires_at)) }),
  };
  // RFC 7515 section 3.1: the signature covers the encoded header and claims.
  const signed = `${encode(header)}.${encode(claims)}`;
  const signature = hmacSha256(keys.derive(signingPurpose), signed);
  return `${sessionPrefix}${signed}.${toBase64url(signature)}`;
};

type NewToken = {
  kind: TokenRow['kind'];
  userId: string;
  scopes: readonly Scope[];
  name?: string | undefined;
  /** Seconds until the token expires; by default it never expires. */
  expiresIn?: number | undefined;
};

/** A token with its secret, which can't be read again later. */
export type IssuedToken = { token: TokenRow; secret: string };

/** Maps a key to its representation in the API, without its secret. */
export const showKey = (token: TokenRow): components['schemas']['ApiKey'] => {
  const { id, name, scopes, mode, created_at, user_id, last_used_at } = toMembers(tokens, token);
  return { id, name, scopes, mode, created_at, created_by: user_id, last_used_at };
};

const makeSecret = (
  context: AppContext,
  token: Pick<TokenRow, 'id' | 'kind' | 'mode' | 'user_id' | 'expires_at'>,
): string =>
  token.kind === 'key' ? newKeySecret(token.mode, context.random) : newAccessToken(context, token);

/** The time after a duration. The clock never passes `lastTime`, so a later time is the same as that one. */
export const expiryIn = ({ clock }: Pick<AppContext, 'clock'>, seconds: number): string =>
  new Date(Math.min(clock.now().getTime() + seconds * 1000, lastTime.getTime())).toISOString();

/** Creates a key or a session of a workspace without inserting it. */
export const makeToken = (
  context: AppContext,
  { workspace_id, mode }: Tenant,
  { kind, userId, scopes, name, expiresIn }: NewToken,
): IssuedToken => {
  const base = {
    id: context.ids(idPrefixes.ApiKey),
    kind,
    mode,
    user_id: userId,
    expires_at: expiresIn === undefined ? null : expiryIn(context, expiresIn),
  };
  const secret = makeSecret(context, base);
  const token = toRow(tokens, {
    ...base,
    workspace_id,
    name: name ?? null,
    secret_hash: secretHash(secret),
    scopes: [...scopes],
    created_at: timestamp(context),
  });
  return { token, secret };
};

/** Issues a key or a session of a workspace. A name must be available. */
export const issueToken = async ({ context, db, tenant }: Work, newToken: NewToken): Promise<IssuedToken> => {
  const issuedToken = makeToken(context, tenant, newToken);
  await insert(db, 'tokens', issuedToken.token);
  return issuedToken;
};

/** Keeps the hash of a token's secret that is about to be replaced. */
const insertFormer = (db: Db, { id: token_id, secret_hash, kind, expires_at }: TokenRow): Promise<number> =>
  insert(db, 'former_secrets', { token_id, secret_hash, kind, expires_at });

/** Replaces a key's secret. The old secret is rejected from now on. */
export const rotateKey = async ({ context, db }: SandboxWork, token: TokenRow): Promise<IssuedToken> => {
  const secret = makeSecret(context, token);
  const secret_hash = secretHash(secret);
  await insertFormer(db, token);
  await update(db, 'tokens', { id: token.id }, { secret_hash });
  return { token: { ...token, secret_hash }, secret };
};

/** Revokes a key, or a session with all its tokens, permanently. */
export const revokeToken = async ({ context, db }: SandboxWork, id: string): Promise<void> => {
  await update(db, 'tokens', { id }, { revoked_at: timestamp(context) });
};

/**
 * Issues the next access token of a session. The previous token stays valid until it expires, for requests in flight and other
 * parts of the client (clause `oauth.access-token-lasts-expires-in`).
 */
export const renewSession = async (
  { context, db }: SandboxWork,
  session: TokenRow,
  expiresIn: number,
): Promise<string> => {
  const expires_at = expiryIn(context, expiresIn);
  const secret = makeSecret(context, { ...session, expires_at });
  await insertFormer(db, session);
  await update(db, 'tokens', { id: session.id }, { secret_hash: secretHash(secret), expires_at });
  return secret;
};

/** Expires a token immediately. A session expires with all its access tokens. */
export const expireToken = async ({ context, db }: SandboxWork, id: string): Promise<void> => {
  const expires_at = timestamp(context);
  await db
    .updateTable('former_secrets')
    .set({ expires_at })
    .where('token_id', '=', id)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', expires_at)]))
    .execute();
  await update(db, 'tokens', { id }, { expires_at });
};
