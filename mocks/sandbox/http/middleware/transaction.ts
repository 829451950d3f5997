import type { AppContext } from '../../domain/app-context.ts';
import type { Change } from '../../store/record-changes.ts';
import type { Call, Middleware } from '../call.ts';
import { requireClient } from '../client-disconnected.ts';
import type { PlainResponse } from '../plain-response.ts';

/** Runs a handler on the database, without a transaction. */
export const withoutTransaction =
  (context: AppContext, work: (call: Call) => Promise<PlainResponse>): Middleware =>
  (call) => {
    call.db = context.database;
    return work(call);
  };

/**
 * Runs a write and its idempotency record in one transaction. SQLite runs transactions one after the other, so the
 * second of two equal requests finds the record of the first. Changes are recorded for the request log.
 */
export const inTransaction =
  (context: AppContext, work: (call: Call) => Promise<PlainResponse>): Middleware =>
  (call) => {
    const changes: Change[] = [];
    return context.database.transaction((db) => {
      // The client may have disconnected while this waited for other transactions.
      requireClient(call);
      call.changes = changes;
      call.db = db;
      return work(call);
    }, changes);
  };
