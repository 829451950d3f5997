import type { Clock } from '../../core/clock.ts';
import { type RateLimit, type RateLimiter, toAllowance } from '../../core/rate-limiter.ts';
import type { Database } from '../../store/database.ts';

/**
 * A rate limiter with fixed windows by the sandbox's clock, in the database, so that a token has one limit across all
 * processes.
 */
export const createSharedRateLimiter = (database: Database, clock: Clock, usual: RateLimit): RateLimiter => ({
  usual,
  async take(tokenId, own = usual) {
    const now = clock.now().getTime();
    const next = now + own.windowSeconds * 1000;
    const window = await database
      .insertInto('rate_windows')
      .values({ token_id: tokenId, ends_at: next, used: 1 })
      // A single statement, so that concurrent requests are counted one after the other.
      .onConflict((conflict) =>
        conflict
          .column('token_id')
          .doUpdateSet((is) => ({
            ends_at: is
              .case()
              .when('rate_windows.ends_at', '>', now)
              .then(is.ref('rate_windows.ends_at'))
              .else(is.cast<number>(is.val(next), 'bigint'))
              .end(),
            used: is
              .case()
              .when('rate_windows.ends_at', '>', now)
              .then(is('rate_windows.used', '+', 1))
              .else(is.cast<number>(is.val(1), 'bigint'))
              .end(),
          }))
          // A refused request isn't counted.
          .where(({ eb, or }) =>
            or([eb('rate_windows.ends_at', '<=', now), eb('rate_windows.used', '<', own.limit)]),
          ),
      )
      .returningAll()
      .executeTakeFirst();
    if (window === undefined) return { ...(await this.peek(tokenId, own)), allowed: false };
    return { ...toAllowance({ endsAt: window.ends_at, used: window.used }, own.limit, now), allowed: true };
  },
  async peek(tokenId, { limit, windowSeconds } = usual) {
    const now = clock.now().getTime();
    const window = await database
      .selectFrom('rate_windows')
      .selectAll()
      .where('token_id', '=', tokenId)
      .where('ends_at', '>', now)
      .executeTakeFirst();
    const { ends_at: endsAt, used } = window ?? { ends_at: now + windowSeconds * 1000, used: 0 };
    return toAllowance({ endsAt, used }, limit, now);
  },
  async exhaust(tokenId, { limit, windowSeconds } = usual) {
    const now = clock.now().getTime();
    const next = now + windowSeconds * 1000;
    await database
      .insertInto('rate_windows')
      .values({ token_id: tokenId, ends_at: next, used: limit })
      .onConflict((conflict) =>
        conflict.column('token_id').doUpdateSet((is) => ({
          ends_at: is
            .case()
            .when('rate_windows.ends_at', '>', now)
            .then(is.ref('rate_windows.ends_at'))
            .else(is.cast<number>(is.val(next), 'bigint'))
            .end(),
          used: limit,
        })),
      )
      .execute();
  },
});
