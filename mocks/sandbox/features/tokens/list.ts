import type { components } from '@workspace-api/contract/sandbox';
import { timestamp } from '../../core/clock.ts';
import { limits } from '../../core/limits.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { Db } from '../../store/database.ts';
import type { TokenRow } from './table.ts';

type TokenState = components['schemas']['TokenState'];

const getStatus = ({ revoked_at, expires_at }: TokenRow, now: string): TokenState['status'] => {
  if (revoked_at !== null) return 'revoked';
  return expires_at !== null && expires_at <= now ? 'expired' : 'active';
};

/** A workspace's keys and the sessions in which the workspace is active, newest first. */
export const listTokens = async (
  context: Pick<AppContext, 'clock'>,
  db: Db,
  workspace_id: string,
): Promise<TokenState[]> => {
  const now = timestamp(context);
  const rows = await db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .leftJoin('mfa_challenges', 'mfa_challenges.token_id', 'tokens.id')
    .selectAll('tokens')
    .select(['users.email', 'mfa_challenges.token_id as challenged'])
    .where('tokens.workspace_id', '=', workspace_id)
    .orderBy('tokens.created_at', 'desc')
    .orderBy('tokens.id', 'desc')
    .limit(limits.listedRecords)
    .execute();
  return rows.map(({ email, challenged, ...token }) => ({
    id: token.id,
    kind: token.kind,
    mode: token.mode,
    name: token.name,
    status: getStatus(token, now),
    scopes: JSON.parse(token.scopes) as string[],
    user: email,
    mfa_required: challenged !== null,
    created_at: token.created_at,
    last_used_at: token.last_used_at,
    expires_at: token.expires_at,
    revoked_at: token.revoked_at,
  }));
};
