import { authorizePath } from '../../core/mounts.ts';
import { problem } from '../../core/problem.ts';
import type { AppContext } from '../../http/app-context.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Db } from '../../store/database.ts';
import { findToken, revokeToken } from '../tokens/index.ts';
import { noteSession, redeemCode } from './authorization-code.ts';
import { spendRefreshToken } from './refresh-token.ts';
import { beginSession, continueSession } from './session.ts';

/** What was used before is in two hands: the session that came of it ends, with all its tokens (RFC 9700 section 4.14.2). */
const endSession = async (context: AppContext, db: Db, tokenId: string | null) => {
  if (tokenId !== null) await revokeToken(context, db, tokenId);
};

/** A transaction whose work stays done where it gives nothing: the end of a session outlives the refusal. */
const granting = async <Pair>(context: AppContext, take: (db: Db) => Promise<Pair | undefined>) => {
  const pair = await context.database.transaction(take);
  if (pair === undefined) throw problem('invalid-grant');
  return pair;
};

/** The way to a session, and on to its next pair of tokens. None of it asks for a token. */
export const oauth: Handlers<'getCliConfig' | 'exchangeAuthorizationCode' | 'refreshSession'> = {
  getCliConfig: ({ url }) => ({ authorize_url: new URL(authorizePath, url).href }),

  exchangeAuthorizationCode: ({ context, input: { body } }) =>
    granting(context, async (db) => {
      const redeemed = await redeemCode(context, db, body);
      if (redeemed.state === 'used') await endSession(context, db, redeemed.tokenId);
      if (redeemed.state !== 'good') return undefined;
      const { tokenId, pair } = await beginSession(context, db, redeemed.grant);
      await noteSession(db, redeemed.grant, tokenId);
      return pair;
    }),

  refreshSession: ({ context, input: { body } }) =>
    granting(context, async (db) => {
      const spent = await spendRefreshToken(context, db, body.refresh_token);
      if (spent.state === 'used') await endSession(context, db, spent.tokenId);
      if (spent.state !== 'good') return undefined;
      const session = await findToken(db, spent.tokenId);
      return session && session.revoked_at === null ? continueSession(context, db, session) : undefined;
    }),
};
