import type { RateLimit } from '../../core/rate-limiter.ts';
import type { Db } from '../../store/database.ts';

/** The rate limit in the column of a workspace; undefined for that of the sandbox. */
export const readLimit = (stored: string | null): RateLimit | undefined =>
  stored === null ? undefined : (JSON.parse(stored) as RateLimit);

/** The limit of the tokens of a workspace; undefined for that of the sandbox. */
export const rateLimitOf = async (db: Db, workspaceId: string): Promise<RateLimit | undefined> => {
  const { rate_limit } = await db
    .selectFrom('workspaces')
    .select('rate_limit')
    .where('id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  return readLimit(rate_limit);
};
