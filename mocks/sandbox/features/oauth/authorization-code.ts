import { toBase64url } from '#host/bytes.ts';
import { secretHash } from '../../core/token-secret.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { Db } from '../../store/database.ts';
import { matchesChallenge } from './pkce.ts';
import type { AuthorizationCodeRow } from './table.ts';

/** How long a code is valid, in milliseconds (clause `oauth.code-expires`). */
const lifetime = 10 * 60 * 1000;

type Grant = Pick<
  AuthorizationCodeRow,
  'user_id' | 'workspace_id' | 'mode' | 'code_challenge' | 'redirect_uri'
>;

/** Issues the code that the browser returns to the client. */
export const issueCode = async (
  { clock, random }: Pick<AppContext, 'clock' | 'random'>,
  db: Db,
  grant: Grant,
): Promise<string> => {
  const code = `ac_${toBase64url(random(32))}`;
  await db
    .insertInto('authorization_codes')
    .values({
      ...grant,
      code_hash: secretHash(code),
      expires_at: new Date(clock.now().getTime() + lifetime).toISOString(),
      used_at: null,
      token_id: null,
    })
    .execute();
  return code;
};

/** The result of redeeming a code: valid (only once), already used, or refused. */
export type CodeResult =
  | { readonly state: 'valid'; readonly grant: AuthorizationCodeRow }
  | { readonly state: 'used'; readonly tokenId: string | null }
  | { readonly state: 'refused' };

const find = (db: Db, hash: string): Promise<AuthorizationCodeRow | undefined> =>
  db.selectFrom('authorization_codes').selectAll().where('code_hash', '=', hash).executeTakeFirst();

/**
 * Redeems a code. A client that can't prove the challenge learns nothing and changes nothing: the code and its session stay
 * valid. The redirect URI must be identical to the redirect URI of the sign-in (RFC 6749 section 4.1.3).
 */
export const redeemCode = async (
  { clock }: Pick<AppContext, 'clock'>,
  db: Db,
  { auth_code, code_verifier, redirect_uri }: Record<'auth_code' | 'code_verifier' | 'redirect_uri', string>,
): Promise<CodeResult> => {
  const now = clock.now().toISOString();
  const hash = secretHash(auth_code);
  const grant = await find(db, hash);
  if (!grant || !matchesChallenge(code_verifier, grant.code_challenge) || redirect_uri !== grant.redirect_uri)
    return { state: 'refused' };
  if (grant.used_at === null && grant.expires_at <= now) return { state: 'refused' };
  // Checks and updates in one statement, so that only one of two concurrent exchanges succeeds.
  const { numUpdatedRows } = await db
    .updateTable('authorization_codes')
    .set({ used_at: now })
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return { state: 'valid', grant };
  return { state: 'used', tokenId: (await find(db, hash))?.token_id ?? null };
};

/** Records the session that the code was exchanged for. A second use of the code can then end that session. */
export const recordSession = async (db: Db, { code_hash }: AuthorizationCodeRow, tokenId: string) => {
  await db
    .updateTable('authorization_codes')
    .set({ token_id: tokenId })
    .where('code_hash', '=', code_hash)
    .execute();
};
