import { problem } from '../../core/problem.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { Handlers } from '../../http/handler.ts';
import { authorizePath } from '../../http/mounts.ts';
import type { Db } from '../../store/database.ts';
import { findToken, revokeToken } from '../tokens/index.ts';
import { recordSession, redeemCode } from './authorization-code.ts';
import { redeemRefreshToken } from './refresh-token.ts';
import { continueSession, startSession } from './session.ts';

/** Ends a session whose code or refresh token was used twice, and so may have been stolen (RFC 9700 section 4.14.2). */
const endSession = async (context: AppContext, db: Db, tokenId: string | null) => {
  if (tokenId !== null) await revokeToken(context, db, tokenId);
};

/** Runs a transaction that commits even if the grant is refused, so that an ended session stays ended. */
const grantOrRefuse = async <Pair>(context: AppContext, grant: (db: Db) => Promise<Pair | undefined>) => {
  const pair = await context.database.transaction(grant);
  if (pair === undefined) throw problem('invalid-grant');
  return pair;
};

/** Starts and refreshes sessions. None of these operations requires a token. */
export const oauth: Handlers<'getCliConfig' | 'exchangeAuthorizationCode' | 'refreshSession'> = {
  getCliConfig: ({ url }) => ({ authorize_url: new URL(authorizePath, url).href }),

  exchangeAuthorizationCode: ({ context, input: { body } }) =>
    grantOrRefuse(context, async (db) => {
      const redeemed = await redeemCode(context, db, body);
      if (redeemed.state === 'used') await endSession(context, db, redeemed.tokenId);
      if (redeemed.state !== 'valid') return undefined;
      const { tokenId, pair } = await startSession(context, db, redeemed.grant);
      await recordSession(db, redeemed.grant, tokenId);
      return pair;
    }),

  refreshSession: ({ context, input: { body } }) =>
    grantOrRefuse(context, async (db) => {
      const redeemed = await redeemRefreshToken(context, db, body.refresh_token);
      if (redeemed.state === 'used') await endSession(context, db, redeemed.tokenId);
      if (redeemed.state !== 'valid') return undefined;
      const session = await findToken(db, redeemed.tokenId);
      return session && session.revoked_at === null ? continueSession(context, db, session) : undefined;
    }),
};
