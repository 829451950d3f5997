import type { Clock } from '../../core/clock.ts';
import type { RateLimit } from '../../core/principal.ts';
import type { Database } from '../../store/database.ts';
import { type RateLimiter, toAllowance } from './rate-limiter.ts';

/** The start of the oldest window that is closed now, in epoch milliseconds. */
const closedUntil = ({ windowSeconds }: RateLimit, now: number): number => now - windowSeconds * 1000;

/**
 * A rate limiter with fixed windows by the sandbox's clock, in the database, so that a token has one limit across all
 * processes.
 */
export const createSharedRateLimiter = (database: Database, clock: Clock, usual: RateLimit): RateLimiter => ({
  usual,
  async take(tokenId, own = usual) {
    const now = clock.now().getTime();
    const closed = closedUntil(own, now);
    const window = await database
      .insertInto('rate_windows')
      .values({ token_id: tokenId, started_at: now, used: 1 })
      // A single statement, so that concurrent requests are counted one after the other.
      .onConflict((conflict) =>
        conflict
          .column('token_id')
          .doUpdateSet((is) => ({
            started_at: is
              .case()
              .when('rate_windows.started_at', '>', closed)
              .then(is.ref('rate_windows.started_at'))
              .else(is.cast<number>(is.val(now), 'bigint'))
              .end(),
            used: is
              .case()
              .when('rate_windows.started_at', '>', closed)
              .then(is('rate_windows.used', '+', 1))
              .else(is.cast<number>(is.val(1), 'bigint'))
              .end(),
          }))
          // A refused request isn't counted.
          .where(({ eb, or }) =>
            or([eb('rate_windows.started_at', '<=', closed), eb('rate_windows.used', '<', own.limit)]),
          ),
      )
      .returningAll()
      .executeTakeFirst();
    if (window === undefined) return { ...(await this.peek(tokenId, own)), allowed: false };
    return { ...toAllowance({ startedAt: window.started_at, used: window.used }, own, now), allowed: true };
  },
  async peek(tokenId, own = usual) {
    const now = clock.now().getTime();
    const window = await database
      .selectFrom('rate_windows')
      .selectAll()
      .where('token_id', '=', tokenId)
      .where('started_at', '>', closedUntil(own, now))
      .executeTakeFirst();
    const { started_at: startedAt, used } = window ?? { started_at: now, used: 0 };
    return toAllowance({ startedAt, used }, own, now);
  },
  async exhaust(tokenId, own = usual) {
    const now = clock.now().getTime();
    await database
      .insertInto('rate_windows')
      .values({ token_id: tokenId, started_at: now, used: own.limit })
      .onConflict((conflict) =>
        conflict.column('token_id').doUpdateSet((is) => ({
          started_at: is
            .case()
            .when('rate_windows.started_at', '>', closedUntil(own, now))
            .then(is.ref('rate_windows.started_at'))
            .else(is.cast<number>(is.val(now), 'bigint'))
            .end(),
          used: own.limit,
        })),
      )
      .execute();
  },
  async renew(tokenIds) {
    const windows = database.deleteFrom('rate_windows');
    if (tokenIds?.length !== 0)
      await (tokenIds ? windows.where('token_id', 'in', tokenIds) : windows).execute();
  },
});
