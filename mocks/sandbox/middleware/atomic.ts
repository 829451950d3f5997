import type { MiddlewareHandler } from 'hono';
import type { AppContext } from '../app-context.ts';
import type { Env } from '../env.ts';
import { type Change, recordChanges } from '../request-log/record-changes.ts';
import { withPlugin } from '../store/with-plugin.ts';

/**
 * Runs a write in one transaction, its idempotency record included: either all of it happened or nothing did. On
 * SQLite a transaction has the database to itself, so that of two equal requests the second waits for the first and
 * then finds its record.
 */
export const atomic =
  (context: AppContext): MiddlewareHandler<Env> =>
  async (c, next) => {
    await context.store
      .transaction()
      .execute(async (transaction) => {
        const changes: Change[] = [];
        c.set('changes', changes);
        c.set('db', withPlugin(transaction, recordChanges(changes)));
        await next();
        // Hono has turned a thrown problem into the answer already; throwing it again rolls back.
        if (c.error) throw c.error;
      })
      .catch((error: unknown) => {
        if (error !== c.error) throw error;
      });
  };

/** Runs a read outside a transaction. */
export const reading =
  (context: AppContext): MiddlewareHandler<Env> =>
  async (c, next) => {
    c.set('db', context.store);
    await next();
  };
