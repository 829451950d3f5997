import type { components } from '@workspace-api/contract';
import type { Tenant } from '../../core/tenant.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { Work } from '../../domain/work.ts';
import { insert } from '../../store/rows.ts';
import { fold, type LogEntryRow, logEntries } from './resource.ts';

/** An entry to write. By default, its time is the current time. */
type NewLogEntry = Omit<components['schemas']['LogEntry'], 'ts'> & { readonly ts?: string };

/** The row of a new entry. */
export const logEntryRow = (context: AppContext, tenant: Tenant, entry: NewLogEntry): LogEntryRow =>
  logEntries.newRow(context, tenant, { ...entry, folded: fold(entry.message) });

/**
 * Writes an entry, by default with the current time, and notifies the open tails. A message must not contain any part of a
 * request body, which may hold secrets.
 */
export const writeLogEntry = async ({ context, db, tenant }: Work, entry: NewLogEntry): Promise<void> => {
  await insert(db, 'log_entries', logEntryRow(context, tenant, entry));
  await context.peers.announce(db, 'log');
};
