import type { components } from '@workspace-api/contract';
import { timestamp } from '../../core/clock.ts';
import type { Tenant } from '../../core/tenant.ts';
import type { AppContext } from '../../http/app-context.ts';
import { memoizeByIdentity } from '../../store/caches/memoize-by-identity.ts';
import type { Db } from '../../store/database.ts';
import type { LogEntryRow } from './table.ts';

type LogEntry = components['schemas']['LogEntry'];

/**
 * Text as a search compares it: whatever its case, and however its accents are composed (Unicode's NFC). A sigma is
 * written otherwise at the end of a word, of which a search may have but the beginning.
 */
export const fold = (text: string): string => text.normalize('NFC').toLowerCase().replaceAll('ς', 'σ');

/** An entry as the contract shows it. */
export const showLogEntry = memoizeByIdentity(
  ({ ts, level, source, message, request_id }: LogEntryRow): LogEntry => ({
    ts,
    level,
    source,
    message,
    request_id,
  }),
);

/**
 * Writes an entry, now unless `ts` says when, and lets the open tails look for it. Nothing that a caller sent in a
 * body belongs in a message: secrets travel there.
 */
export const writeLogEntry = async (
  context: Pick<AppContext, 'clock' | 'ids' | 'logFeed'>,
  db: Db,
  { workspaceId, mode }: Tenant,
  entry: Omit<LogEntry, 'ts'> & { ts?: string },
): Promise<LogEntry> => {
  const row: LogEntryRow = {
    id: context.ids('log'),
    workspace_id: workspaceId,
    mode,
    ts: entry.ts ?? timestamp(context),
    level: entry.level,
    source: entry.source,
    message: entry.message,
    folded: fold(entry.message),
    request_id: entry.request_id,
  };
  await db.insertInto('log_entries').values(row).execute();
  await context.logFeed.written(db);
  return showLogEntry(row);
};
