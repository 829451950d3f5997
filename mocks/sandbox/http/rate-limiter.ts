import { errors, headerNames } from '@workspace-api/contract';
import { sql } from 'kysely';
import type { Clock } from '../core/clock.ts';
import { mapValues } from '../core/json.ts';
import type { RequestLimit } from '../core/principal.ts';
import { problem } from '../core/problem.ts';
import type { Database } from '../store/database.ts';
import { update } from '../store/rows.ts';
import { bigint, text } from '../store/schema/columns.ts';
import { defineTable, via } from '../store/schema/define-table.ts';
import type { Middleware } from './call.ts';

/** The number of requests of each token in its current window, which several processes share. */
export const rateWindows = defineTable('rate_windows', {
  owner: via('tokens', 'token_id'),
  columns: {
    token_id: text(),
    /** In milliseconds since 1970. */
    started_at: bigint(),
    used: bigint(),
  },
  primaryKey: ['token_id'],
  inSnapshots: 'ignore',
  // Each request counts itself. Waiting for the disk would take most of the time of a read.
  mayBeLost: true,
});

/** Whether a request is within its token's limit, and the state of that limit. */
type Allowance = {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the window ends, at least 1. */
  readonly resetSeconds: number;
};

/** The requests of a token since its window started, in epoch milliseconds. The current limit says when the window ends. */
type Window = { readonly startedAt: number; readonly used: number };

/** The remaining allowance of a limit in a window, and whether it permits another request. */
const toAllowance = (
  { startedAt, used }: Window,
  { limit, window_seconds }: RequestLimit,
  now: number,
): Allowance => ({
  allowed: used < limit,
  limit,
  // The limit may have been lowered during the window.
  remaining: Math.max(0, limit - used),
  resetSeconds: Math.ceil((startedAt - now) / 1000 + window_seconds),
});

/**
 * Creates a rate limiter, which counts the requests of each token in fixed windows by the sandbox's clock. Its state is in memory,
 * so a restart clears it.
 *
 * @param usual the limit of tokens without their own limit
 */
export const createRateLimiter = (clock: Clock, usual: RequestLimit) => {
  const windows = new Map<string, Window>();
  const getWindow = (tokenId: string, { window_seconds }: RequestLimit, now: number): Window => {
    const existing = windows.get(tokenId);
    const isOpen = existing && existing.startedAt > now - window_seconds * 1000;
    return isOpen ? existing : { startedAt: now, used: 0 };
  };
  return {
    usual,
    /** Counts a request. @param own the limit of this token; the default limit if undefined */
    async take(tokenId: string, own = usual): Promise<Allowance> {
      const now = clock.now().getTime();
      const { startedAt, used } = getWindow(tokenId, own, now);
      const allowed = used < own.limit;
      const window = { startedAt, used: allowed ? used + 1 : used };
      windows.set(tokenId, window);
      return { ...toAllowance(window, own, now), allowed };
    },
    /** Returns the remaining allowance of a token without counting a request. @param own as for `take` */
    async peek(tokenId: string, own = usual): Promise<Allowance> {
      const now = clock.now().getTime();
      return toAllowance(getWindow(tokenId, own, now), own, now);
    },
    /** Uses up the remaining allowance of a token in its window. @param own as for `take` */
    async exhaust(tokenId: string, own = usual): Promise<void> {
      const { startedAt } = getWindow(tokenId, own, clock.now().getTime());
      windows.set(tokenId, { startedAt, used: own.limit });
    },
    /** Starts a new window for each of these tokens, or for all. */
    async renew(tokenIds?: readonly string[]): Promise<void> {
      for (const id of tokenIds ?? windows.keys()) windows.delete(id);
    },
  };
};

type RateLimiter = ReturnType<typeof createRateLimiter>;

/** The start of the oldest window that is closed now, in epoch milliseconds. */
const closedUntil = ({ window_seconds }: RequestLimit, now: number): number => now - window_seconds * 1000;

/** A column of an open window, or another value if the window is closed. */
const ifOpen = (closed: number, column: 'started_at' | 'used + 1', otherwise: number) =>
  sql<number>`case when rate_windows.started_at > ${closed} then rate_windows.${sql.raw(column)} else cast(${otherwise} as bigint) end`;

/**
 * A rate limiter with fixed windows by the sandbox's clock, in the database, so that a token has one limit across all
 * processes.
 */
export const createSharedRateLimiter = (
  database: Database,
  clock: Clock,
  usual: RequestLimit,
): RateLimiter => ({
  usual,
  async take(tokenId, own = usual) {
    const now = clock.now().getTime();
    const closed = closedUntil(own, now);
    // A single statement, so that concurrent requests are counted one after the other. A refused request isn't counted.
    const window = await database
      .insertInto('rate_windows')
      .values({ token_id: tokenId, started_at: now, used: 1 })
      .onConflict((conflict) =>
        conflict
          .column('token_id')
          .doUpdateSet({ started_at: ifOpen(closed, 'started_at', now), used: ifOpen(closed, 'used + 1', 1) })
          .where(sql<boolean>`rate_windows.started_at <= ${closed} or rate_windows.used < ${own.limit}`),
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
    // Opens a window.
    await this.take(tokenId, own);
    await update(database, 'rate_windows', { token_id: tokenId }, { used: own.limit });
  },
  async renew(tokenIds) {
    const windows = database.deleteFrom('rate_windows');
    if (tokenIds?.length !== 0)
      await (tokenIds ? windows.where('token_id', 'in', tokenIds) : windows).execute();
  },
});

type Headers = Readonly<Record<string, string>>;

/** The headers that report the remaining allowance of a rate limit. */
export const limitHeaders = ({ limit, remaining, resetSeconds }: Omit<Allowance, 'allowed'>): Headers => ({
  [headerNames.rateLimitLimit]: String(limit),
  [headerNames.rateLimitRemaining]: String(remaining),
  [headerNames.rateLimitReset]: String(resetSeconds),
});

/**
 * Replaces the example's rate limit headers in a forced response with live ones. Like any other 429, a forced 429
 * reports that nothing remains until the window ends.
 *
 * @param headers the headers of the example; the response has exactly these names
 * @param live the current rate limit headers of the token; without them, the example's headers stay
 */
export const withLiveLimit = (headers: Headers, live: Headers, status: number): Record<string, string> => {
  const reset = live[headerNames.rateLimitReset];
  const isLimited = status === errors['rate-limited'].status && reset !== undefined;
  const present: Headers = {
    ...live,
    ...(isLimited && { [headerNames.rateLimitRemaining]: '0', [headerNames.retryAfter]: reset }),
  };
  return mapValues(headers, (value, name) => present[name] ?? value);
};

/** Counts the request against its token and sets the rate limit headers. Responds with 429 over the limit (Limits). */
export const rateLimit: Middleware = async (call) => {
  const { tokenId, rateLimit: limit } = call.principal;
  const allowance = await call.context.rateLimiter.take(tokenId, limit);
  Object.assign(call.headers, limitHeaders(allowance));
  if (!allowance.allowed)
    throw problem('rate-limited', { headers: { [headerNames.retryAfter]: String(allowance.resetSeconds) } });
};
