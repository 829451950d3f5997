import { type Change, recordChanges } from '../../store/record-changes.ts';
import type { Answer } from '../answer.ts';
import type { AppContext } from '../app-context.ts';
import type { Call } from '../call.ts';

/**
 * Runs a write in one transaction, its idempotency record included: either all of it happened or nothing did. On
 * SQLite a transaction has the database to itself, so that of two equal requests the second waits for the first and
 * then finds its record.
 */
export const inTransaction = (
  context: AppContext,
  call: Call,
  work: (call: Call) => Promise<Answer>,
): Promise<Answer> =>
  context.database.transaction((transaction) => {
    const changes: Change[] = [];
    call.changes = changes;
    call.db = transaction.withPlugin(recordChanges(changes, transaction.schema));
    return work(call);
  });
