import { limits } from '../../core/limits.ts';
import type { Tenant } from '../../core/tenant.ts';
import type { AppContext } from '../../domain/app-context.ts';
import { followFeed } from '../../http/streams.ts';
import { DatabaseUnavailableError } from '../../store/errors.ts';
import { type LogEntryRow, logEntries } from './resource.ts';

/**
 * How far consecutive reads overlap, in milliseconds. A peer may commit an entry slightly later than a newer one. The overlap
 * lets a later read find it.
 */
const overlap = 5000;

/** Creates a reader of the entries written to a tenant's log from now on: it returns each of them once, oldest first. */
const newEntries = async ({ database: db, clock }: AppContext, tenant: Tenant) => {
  /** The ids and times of the entries in the overlap that were already read. */
  const seenEntries = new Map<string, string>();
  let lastRead = clock.now().getTime();
  const readNew = async (): Promise<LogEntryRow[]> => {
    const now = clock.now().getTime();
    // A reset sets the clock back.
    const from = new Date(Math.min(lastRead, now) - overlap).toISOString();
    for (const [id, ts] of seenEntries) if (ts < from) seenEntries.delete(id);
    const entries = await logEntries
      .select({ db, tenant })
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

/** An unavailable database doesn't end a tail. The tail reads new entries once the database is available again. */
const noneIfUnavailable = (error: unknown): [] => {
  if (error instanceof DatabaseUnavailableError) return [];
  throw error;
};

/**
 * Streams a tenant's log from now on as NDJSON, with empty lines in between to keep the connection open (clauses
 * `logs.tail-*`). Entries stay in the database until the reader takes them.
 *
 * @throws Problem 503 if too many tails are open
 */
export const tail = async (
  context: AppContext,
  tenant: Tenant,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> => {
  const readNew = await newEntries(context, tenant);
  return followFeed(context.logFeed, signal, {
    what: 'the logs',
    limit: limits.logTails,
    keepAlive: '\n',
    async read() {
      const entries = await readNew().catch(noneIfUnavailable);
      return entries.map((entry) => `${JSON.stringify(logEntries.show(entry))}\n`).join('');
    },
  });
};
