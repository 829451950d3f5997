import { secretHash } from '../../core/token-secret.ts';
import type { AppContext } from '../../http/app-context.ts';
import type { Db } from '../../store/database.ts';

/** How long a refresh token is good unused, in milliseconds (clause `oauth.refresh-token-expires`). */
const lifetime = 30 * 24 * 60 * 60 * 1000;

/** Makes a session's next refresh token. */
export const issueRefreshToken = async (
  { clock, random }: Pick<AppContext, 'clock' | 'random'>,
  db: Db,
  tokenId: string,
): Promise<string> => {
  const refreshToken = `rt_${random(32).toString('base64url')}`;
  const expires_at = new Date(clock.now().getTime() + lifetime).toISOString();
  await db
    .insertInto('refresh_tokens')
    .values({ token_hash: secretHash(refreshToken), token_id: tokenId, expires_at, used_at: null })
    .execute();
  return refreshToken;
};

/** What a refresh token turned out to be: good (once), used before, or nothing at all. */
export type Spent =
  | { readonly state: 'good' | 'used'; readonly tokenId: string }
  | { readonly state: 'refused' };

/** Uses a refresh token up. */
export const spendRefreshToken = async (
  { clock }: Pick<AppContext, 'clock'>,
  db: Db,
  refreshToken: string,
): Promise<Spent> => {
  const hash = secretHash(refreshToken);
  const now = clock.now().toISOString();
  const known = await db
    .selectFrom('refresh_tokens')
    .selectAll()
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  if (!known) return { state: 'refused' };
  if (known.used_at === null && known.expires_at <= now) return { state: 'refused' };
  // Looking and using in one statement: of two refreshes at once, one finds the token used.
  const { numUpdatedRows } = await db
    .updateTable('refresh_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return { state: numUpdatedRows === 1n ? 'good' : 'used', tokenId: known.token_id };
};
