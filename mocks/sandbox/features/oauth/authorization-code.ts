import { secretHash } from '../../core/token-secret.ts';
import type { AppContext } from '../../http/app-context.ts';
import type { Db } from '../../store/database.ts';
import { provesChallenge } from './pkce.ts';
import type { AuthorizationCodeRow } from './table.ts';

/** How long a code is good, in milliseconds (clause `oauth.code-expires`). */
const lifetime = 10 * 60 * 1000;

type Grant = Pick<
  AuthorizationCodeRow,
  'user_id' | 'workspace_id' | 'mode' | 'code_challenge' | 'redirect_uri'
>;

/** Makes the code that the browser brings back to the client. */
export const issueCode = async (
  { clock, random }: Pick<AppContext, 'clock' | 'random'>,
  db: Db,
  grant: Grant,
): Promise<string> => {
  const code = `ac_${random(32).toString('base64url')}`;
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

/** What a code turned out to be: good (once), used before, or nothing at all. */
export type Redeemed =
  | { readonly state: 'good'; readonly grant: AuthorizationCodeRow }
  | { readonly state: 'used'; readonly tokenId: string | null }
  | { readonly state: 'refused' };

const find = (db: Db, hash: string): Promise<AuthorizationCodeRow | undefined> =>
  db.selectFrom('authorization_codes').selectAll().where('code_hash', '=', hash).executeTakeFirst();

/**
 * Takes a code. Whoever can't prove the challenge learns nothing and changes nothing: neither the code nor what it gave
 * is lost by it. The redirect URI must be that of the sign-in to the letter (RFC 6749 section 4.1.3).
 */
export const redeemCode = async (
  { clock }: Pick<AppContext, 'clock'>,
  db: Db,
  { auth_code, code_verifier, redirect_uri }: Record<'auth_code' | 'code_verifier' | 'redirect_uri', string>,
): Promise<Redeemed> => {
  const now = clock.now().toISOString();
  const hash = secretHash(auth_code);
  const grant = await find(db, hash);
  if (!grant || !provesChallenge(code_verifier, grant.code_challenge) || redirect_uri !== grant.redirect_uri)
    return { state: 'refused' };
  if (grant.used_at === null && grant.expires_at <= now) return { state: 'refused' };
  // Looking and taking in one statement: of two exchanges at once, one finds the code taken.
  const { numUpdatedRows } = await db
    .updateTable('authorization_codes')
    .set({ used_at: now })
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return { state: 'good', grant };
  return { state: 'used', tokenId: (await find(db, hash))?.token_id ?? null };
};

/** Notes which session came of a code, so that a second use of the code can end it. */
export const noteSession = async (db: Db, { code_hash }: AuthorizationCodeRow, tokenId: string) => {
  await db
    .updateTable('authorization_codes')
    .set({ token_id: tokenId })
    .where('code_hash', '=', code_hash)
    .execute();
};
