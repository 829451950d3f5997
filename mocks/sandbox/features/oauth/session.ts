import { type components, examples, scopes } from '@workspace-api/contract';
import { toBase64url } from '#host/bytes.ts';
import { timestamp } from '../../core/clock.ts';
import { secretHash } from '../../core/token-secret.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { SandboxWork } from '../../domain/work.ts';
import { findRow, insert, update } from '../../store/rows.ts';
import { issueToken, renewSession, revokeToken } from '../tokens/index.ts';
import { matchesChallenge } from './pkce.ts';
import type { AuthorizationCodeRow } from './table.ts';

/** How long a code is valid, in milliseconds (clause `oauth.code-expires`). */
const codeLifetime = 10 * 60 * 1000;

/** How long an unused refresh token is valid, in milliseconds (clause `oauth.refresh-token-expires`). */
const refreshLifetime = 30 * 24 * 60 * 60 * 1000;

/** The lifetime of an access token in seconds, from the contract's example. */
const { expires_in: expiresIn } = examples['token-session'];

type Pair = components['schemas']['TokenSession'];

/** A new code or refresh token, and the columns that both are stored with. */
const createGrant = ({ clock, random }: AppContext, prefix: string, lifetime: number) => {
  const secret = `${prefix}_${toBase64url(random(32))}`;
  const expires_at = new Date(clock.now().getTime() + lifetime).toISOString();
  return { secret, columns: { hash: secretHash(secret), expires_at, used_at: null } };
};

/** Issues the code that the browser returns to the client. */
export const issueCode = async (
  { context, db }: SandboxWork,
  grant: Pick<AuthorizationCodeRow, 'user_id' | 'workspace_id' | 'mode' | 'code_challenge' | 'redirect_uri'>,
): Promise<string> => {
  const { secret, columns } = createGrant(context, 'ac', codeLifetime);
  await insert(db, 'authorization_codes', { ...grant, ...columns, token_id: null });
  return secret;
};

/**
 * Uses a code or a refresh token, which is valid once. A second use ends its session, because it may have been stolen (RFC 9700
 * section 4.14.2).
 *
 * @returns whether it was valid
 */
const useGrant = async (
  work: SandboxWork,
  table: 'authorization_codes' | 'refresh_tokens',
  grant: Pick<AuthorizationCodeRow, 'hash' | 'used_at' | 'expires_at' | 'token_id'>,
): Promise<boolean> => {
  const now = timestamp(work.context);
  if (grant.used_at !== null && grant.token_id !== null) await revokeToken(work, grant.token_id);
  if (grant.used_at !== null || grant.expires_at <= now) return false;
  await update(work.db, table, { hash: grant.hash }, { used_at: now });
  return true;
};

const createPair = async (
  { context, db }: SandboxWork,
  token_id: string,
  access_token: string,
): Promise<Pair> => {
  const { secret, columns } = createGrant(context, 'rt', refreshLifetime);
  await insert(db, 'refresh_tokens', { ...columns, token_id });
  return { access_token, refresh_token: secret, expires_in: expiresIn, token_type: 'Bearer' };
};

/**
 * Starts a session in the workspace where its user signed in. The session has every scope. The user's permissions in a
 * workspace limit the scopes there (Authentication, rule 5).
 *
 * A client that can't prove the challenge learns nothing and changes nothing: the code and its session stay valid. The redirect
 * URI must be identical to the redirect URI of the sign-in (RFC 6749 section 4.1.3).
 *
 * @returns undefined if the code is refused
 */
export const exchangeCode = async (
  work: SandboxWork,
  { auth_code, code_verifier, redirect_uri }: Record<'auth_code' | 'code_verifier' | 'redirect_uri', string>,
): Promise<Pair | undefined> => {
  const { db } = work;
  const grant = await findRow(db, 'authorization_codes', { hash: secretHash(auth_code) });
  if (!grant || !matchesChallenge(code_verifier, grant.code_challenge) || redirect_uri !== grant.redirect_uri)
    return undefined;
  if (!(await useGrant(work, 'authorization_codes', grant))) return undefined;
  const session = { kind: 'session' as const, userId: grant.user_id, scopes, expiresIn };
  const { token, secret } = await issueToken({ ...work, tenant: grant }, session);
  const pair = await createPair(work, token.id, secret);
  // A second use of the code ends this session.
  await update(db, 'authorization_codes', { hash: grant.hash }, { token_id: token.id });
  return pair;
};

/**
 * Issues the next pair of tokens of a session. The session's id, active workspace, rate limit and idempotency keys stay the
 * same. A write that failed with an expired token can therefore be repeated with the new one.
 *
 * @returns undefined if the refresh token is refused
 */
export const refresh = async (work: SandboxWork, refreshToken: string): Promise<Pair | undefined> => {
  const grant = await findRow(work.db, 'refresh_tokens', { hash: secretHash(refreshToken) });
  if (!grant || !(await useGrant(work, 'refresh_tokens', grant))) return undefined;
  const session = await findRow(work.db, 'tokens', { id: grant.token_id });
  if (!session || session.revoked_at !== null) return undefined;
  return createPair(work, session.id, await renewSession(work, session, expiresIn));
};
