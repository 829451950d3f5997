import { toBase64url } from '#host/bytes.ts';
import { secretHash } from '../../core/token-secret.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { Db } from '../../store/database.ts';

/** How long an unused refresh token is valid, in milliseconds (clause `oauth.refresh-token-expires`). */
const lifetime = 30 * 24 * 60 * 60 * 1000;

/** Issues the next refresh token of a session. */
export const issueRefreshToken = async (
  { clock, random }: Pick<AppContext, 'clock' | 'random'>,
  db: Db,
  tokenId: string,
): Promise<string> => {
  const refreshToken = `rt_${toBase64url(random(32))}`;
  const expires_at = new Date(clock.now().getTime() + lifetime).toISOString();
  await db
    .insertInto('refresh_tokens')
    .values({ token_hash: secretHash(refreshToken), token_id: tokenId, expires_at, used_at: null })
    .execute();
  return refreshToken;
};

/** The result of redeeming a refresh token: valid (only once), already used, or refused. */
export type RefreshResult =
  | { readonly state: 'valid' | 'used'; readonly tokenId: string }
  | { readonly state: 'refused' };

/** Redeems a refresh token, which can be used only once. */
export const redeemRefreshToken = async (
  { clock }: Pick<AppContext, 'clock'>,
  db: Db,
  refreshToken: string,
): Promise<RefreshResult> => {
  const hash = secretHash(refreshToken);
  const now = clock.now().toISOString();
  const row = await db
    .selectFrom('refresh_tokens')
    .selectAll()
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  if (!row) return { state: 'refused' };
  if (row.used_at === null && row.expires_at <= now) return { state: 'refused' };
  // Checks and updates in one statement, so that only one of two concurrent refreshes succeeds.
  const { numUpdatedRows } = await db
    .updateTable('refresh_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return { state: numUpdatedRows === 1n ? 'valid' : 'used', tokenId: row.token_id };
};
