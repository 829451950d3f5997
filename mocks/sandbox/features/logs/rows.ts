import type { components } from '@workspace-api/contract';
import { timestamp } from '../../core/clock.ts';
import type { Tenant } from '../../core/tenant.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { Db } from '../../store/database.ts';
import { insert } from '../../store/insert.ts';
import type { LogEntryRow } from './table.ts';

type LogEntry = components['schemas']['LogEntry'];

/**
 * Normalizes a string for search: ignores case and the composition of accents (Unicode NFC). A final sigma becomes a regular
 * sigma, because a search may contain only the start of a word.
 */
export const fold = (value: string): string => value.normalize('NFC').toLowerCase().replaceAll('ς', 'σ');

/** Maps a log entry to its representation in the API. */
export const showLogEntry = ({ ts, level, source, message, request_id }: LogEntryRow): LogEntry => ({
  ts,
  level,
  source,
  message,
  request_id,
});

/** An entry to write. By default, its time is the current time. */
export type NewLogEntry = Omit<LogEntry, 'ts'> & { readonly ts?: string };

/** The row of a new entry. */
export const logEntryRow = (
  context: Pick<AppContext, 'clock' | 'ids'>,
  { workspaceId, mode }: Tenant,
  entry: NewLogEntry,
): LogEntryRow => ({
  id: context.ids('log'),
  workspace_id: workspaceId,
  mode,
  ts: entry.ts ?? timestamp(context),
  level: entry.level,
  source: entry.source,
  message: entry.message,
  folded: fold(entry.message),
  request_id: entry.request_id,
});

/**
 * Writes an entry, by default with the current time, and notifies the open tails. A message must not contain any part of a
 * request body, which may hold secrets.
 */
export const writeLogEntry = async (
  context: Pick<AppContext, 'clock' | 'ids' | 'logFeed'>,
  db: Db,
  tenant: Tenant,
  entry: NewLogEntry,
): Promise<LogEntry> => {
  const row = logEntryRow(context, tenant, entry);
  await insert(db, 'log_entries', row);
  await context.logFeed.announce(db);
  return showLogEntry(row);
};
