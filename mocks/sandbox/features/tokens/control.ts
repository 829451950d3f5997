import type { ControlHandlers } from '../../control/handler.ts';
import { problem } from '../../core/problem.ts';
import { readRateLimit } from './principals.ts';
import { findToken } from './rows.ts';

/** Exhausts the rate limits of tokens, and expires cursors. */
export const tokensControl: ControlHandlers<'exhaustRateLimit' | 'expireCursor'> = {
  exhaustRateLimit: async ({ context, db, input: { path } }) => {
    const token = await findToken(db, path.id);
    if (!token) throw problem('not-found');
    await context.rateLimiter.exhaust(token.id, await readRateLimit(db, token.workspace_id));
    return undefined;
  },

  expireCursor: async ({ context, db, input: { body } }) => {
    await context.cursors.expire(db, body.cursor);
    return undefined;
  },
};
