import { type components, examples, scopes } from '@workspace-api/contract';
import type { AppContext } from '../../domain/app-context.ts';
import type { Db } from '../../store/database.ts';
import { issueToken, renewSession, type TokenRow } from '../tokens/index.ts';
import { issueRefreshToken } from './refresh-token.ts';
import type { AuthorizationCodeRow } from './table.ts';

type Pair = components['schemas']['TokenSession'];

/** The lifetime of an access token in seconds, from the contract's example. */
const { expires_in: expiresIn } = examples['token-session'];

const createPair = async (
  context: AppContext,
  db: Db,
  tokenId: string,
  accessToken: string,
): Promise<Pair> => ({
  access_token: accessToken,
  refresh_token: await issueRefreshToken(context, db, tokenId),
  expires_in: expiresIn,
  token_type: 'Bearer',
});

/**
 * Starts a session in the workspace where its user signed in. The session has every scope. The user's permissions in a
 * workspace limit the scopes there (Authentication, rule 5).
 */
export const startSession = async (
  context: AppContext,
  db: Db,
  { user_id: userId, workspace_id, mode }: AuthorizationCodeRow,
): Promise<{ tokenId: string; pair: Pair }> => {
  const session = { kind: 'session' as const, userId, scopes, expiresIn };
  const { token, secret } = await issueToken(context, db, { workspace_id, mode }, session);
  return { tokenId: token.id, pair: await createPair(context, db, token.id, secret) };
};

/**
 * Issues the next pair of tokens of a session. The session's id, active workspace, rate limit and idempotency keys stay the
 * same. A write that failed with an expired token can therefore be repeated with the new one.
 */
export const continueSession = async (context: AppContext, db: Db, session: TokenRow): Promise<Pair> => {
  const secret = await renewSession(context, db, session, expiresIn);
  return createPair(context, db, session.id, secret);
};
