import type { Tenant } from '../../core/tenant.ts';
import type { AppContext } from '../../http/app-context.ts';
import type { LogEntryRow } from './table.ts';

/**
 * How far back each reading looks again, in milliseconds. Another process may commit an entry a little after one that
 * is younger; within this time it is still found.
 */
const overlap = 5000;

/** Gives, oldest first, what a tenant's log has got since the last call, each entry once. */
export type NewEntries = () => Promise<LogEntryRow[]>;

/** Begins to watch a tenant's log: what it holds by now is old. */
export const newEntries = async (
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  { workspaceId, mode }: Tenant,
): Promise<NewEntries> => {
  /** Ids of the window's entries that were given, or are old, with their times. */
  const seen = new Map<string, string>();
  let lastRead = clock.now().getTime();
  const read: NewEntries = async () => {
    const now = clock.now().getTime();
    // A reset takes the clock back.
    const from = new Date(Math.min(lastRead, now) - overlap).toISOString();
    for (const [id, ts] of seen) if (ts < from) seen.delete(id);
    const entries = await database
      .selectFrom('log_entries')
      .selectAll()
      .where('workspace_id', '=', workspaceId)
      .where('mode', '=', mode)
      .where('ts', '>=', from)
      .orderBy('ts')
      .orderBy('id')
      .execute();
    lastRead = now;
    const unseen = entries.filter(({ id }) => !seen.has(id));
    for (const { id, ts } of unseen) seen.set(id, ts);
    return unseen;
  };
  await read();
  return read;
};
