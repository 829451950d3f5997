import { type components, examples } from '@workspace-api/contract';
import { acmeColumns } from '../../core/demo-tenant.ts';
import type { TenantRecords } from '../../core/seed-records.ts';
import type { SeedTarget } from '../../core/seed-target.ts';
import type { Tenant } from '../../core/tenant.ts';
import type { Db } from '../../store/database.ts';
import { listRows } from '../../store/list-rows.ts';
import { type Insertion, insertion } from '../feature.ts';
import { fold } from './rows.ts';

/** Inserts the demo log. */
export const seedLogs = async (db: Db): Promise<void> => {
  const entries = examples['log-list'].data as components['schemas']['LogEntry'][];
  await db
    .insertInto('log_entries')
    .values(
      entries.map((entry, index) => ({
        ...entry,
        ...acmeColumns,
        id: `log_01K9L${entries.length - index}`,
        folded: fold(entry.message),
      })),
    )
    .execute();
};

/** The rows of a seed file's log entries. */
export const logRows = (
  { ownerColumns, newId, newIds, time }: SeedTarget,
  { log_entries = [] }: TenantRecords,
): readonly Insertion[] => {
  const ids = newIds('log', log_entries);
  const rows = log_entries.map(({ ts, request_id, ...entry }, index) => ({
    ...ownerColumns,
    ...entry,
    id: ids[index] ?? '',
    ts: time(ts, index),
    folded: fold(entry.message),
    request_id: request_id ?? newId('req'),
  }));
  return [insertion('log_entries', rows)];
};

/** Reads the log of a tenant for a seed. */
export const exportLog = async (db: Db, tenant: Tenant): Promise<TenantRecords> => ({
  log_entries: (await listRows(db, 'log_entries', tenant, 'ts')).map(
    ({ ts, level, source, message, request_id }) => ({ ts, level, source, message, request_id }),
  ),
});
