import type { Tenant } from '../../core/tenant.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { LogEntryRow } from './resource.ts';

/**
 * How far consecutive reads overlap, in milliseconds. A peer may commit an entry slightly later than a newer one. The overlap
 * lets a later read find it.
 */
const overlap = 5000;

/** Reads the entries of a tenant's log since the last call, oldest first. Returns each entry once. */
export type NewEntries = () => Promise<LogEntryRow[]>;

/** Creates a reader of the entries written to a tenant's log from now on. */
export const newEntries = async (
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  { workspace_id, mode }: Tenant,
): Promise<NewEntries> => {
  /** The ids and times of the entries in the overlap that were already read. */
  const seenEntries = new Map<string, string>();
  let lastRead = clock.now().getTime();
  const readNew: NewEntries = async () => {
    const now = clock.now().getTime();
    // A reset sets the clock back.
    const from = new Date(Math.min(lastRead, now) - overlap).toISOString();
    for (const [id, ts] of seenEntries) if (ts < from) seenEntries.delete(id);
    const entries = await database
      .selectFrom('log_entries')
      .selectAll()
      .where('workspace_id', '=', workspace_id)
      .where('mode', '=', mode)
      .where('ts', '>=', from)
      .orderBy('ts')
      .orderBy('id')
      .execute();
    lastRead = now;
    const newOnes = entries.filter(({ id }) => !seenEntries.has(id));
    for (const { id, ts } of newOnes) seenEntries.set(id, ts);
    return newOnes;
  };
  await readNew();
  return readNew;
};
