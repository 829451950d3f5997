import { type components, examples, scopes } from '@workspace-api/contract';
import type { AppContext } from '../../http/app-context.ts';
import type { Db } from '../../store/database.ts';
import { issueToken, renewSession, type TokenRow } from '../tokens/index.ts';
import { issueRefreshToken } from './refresh-token.ts';
import type { AuthorizationCodeRow } from './table.ts';

type Pair = components['schemas']['TokenSession'];

/** Seconds that an access token is good for; the contract's example. */
const { expires_in: expiresIn } = examples['token-session'];

const pairOf = async (context: AppContext, db: Db, tokenId: string, accessToken: string): Promise<Pair> => ({
  access_token: accessToken,
  refresh_token: await issueRefreshToken(context, db, tokenId),
  expires_in: expiresIn,
  token_type: 'Bearer',
});

/**
 * Begins a session where its user signed in. It holds every scope, of which the user's permissions in a workspace leave
 * what applies there (Authentication, rule 5).
 */
export const beginSession = async (
  context: AppContext,
  db: Db,
  { user_id: userId, workspace_id: workspaceId, mode }: AuthorizationCodeRow,
): Promise<{ tokenId: string; pair: Pair }> => {
  const session = { kind: 'session' as const, userId, scopes, expiresIn };
  const { token, secret } = await issueToken(context, db, { workspaceId, mode }, session);
  return { tokenId: token.id, pair: await pairOf(context, db, token.id, secret) };
};

/**
 * Gives a session its next pair. It stays the session that it is: its id, and with it its active workspace, its rate
 * limit and its idempotency keys, so that a write that met an expired token can be repeated with the next one.
 */
export const continueSession = async (context: AppContext, db: Db, session: TokenRow): Promise<Pair> => {
  const secret = await renewSession(context, db, session, expiresIn);
  return pairOf(context, db, session.id, secret);
};
