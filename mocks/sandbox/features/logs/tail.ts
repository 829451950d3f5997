import { unref } from '#host/timers.ts';
import { limits } from '../../core/limits.ts';
import type { Tenant } from '../../core/tenant.ts';
import type { AppContext } from '../../domain/app-context.ts';
import { requireFreeStream } from '../../http/streams.ts';
import { DatabaseUnavailableError } from '../../store/errors.ts';
import { type LogEntryRow, logEntries } from './resource.ts';

/**
 * How far consecutive reads overlap, in milliseconds. A peer may commit an entry slightly later than a newer one. The overlap
 * lets a later read find it.
 */
const overlap = 5000;

/** Reads the entries of a tenant's log since the last call, oldest first. Returns each entry once. */
type NewEntries = () => Promise<LogEntryRow[]>;

/** Creates a reader of the entries written to a tenant's log from now on. */
const newEntries = async (
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

/** How often a tail checks for entries of peers, in milliseconds of real time. */
const pollInterval = 1000;

/** How long a tail stays silent before it sends an empty line to keep the connection open, in milliseconds of real time. */
const keepAliveInterval = 15_000;

/** A signal that resets itself. A wait ends immediately if a notification arrived since the last wait. */
const createSignal = () => {
  let isNotified = false;
  let wake: (() => void) | undefined;
  return {
    notify() {
      isNotified = true;
      wake?.();
    },
    async notified() {
      if (!isNotified)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      isNotified = false;
    },
  };
};

/** An unavailable database doesn't end a tail. The tail reads new entries once the database is available again. */
const noneIfUnavailable = (error: unknown): [] => {
  if (error instanceof DatabaseUnavailableError) return [];
  throw error;
};

/**
 * Streams a tenant's log from now on as NDJSON, with empty lines in between to keep the connection open (clauses
 * `logs.tail-*`). Entries stay in the database until the reader takes them, so a slow reader doesn't use memory. The stream
 * ends when its reader cancels it, `signal` is aborted, or the sandbox ends.
 *
 * @throws Problem 503 if too many tails are open
 */
export const tail = async (
  context: AppContext,
  tenant: Tenant,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> => {
  requireFreeStream('the logs', context.logFeed.count(), limits.logTails);
  const { notify, notified } = createSignal();
  const encoder = new TextEncoder();
  let isEnded = false;
  let lastSentAt = performance.now();
  let stopListening: (() => void) | undefined;

  const end = () => {
    if (isEnded) return;
    isEnded = true;
    clearInterval(timer);
    stopListening?.();
    signal.removeEventListener('abort', end);
    notify();
  };
  const timer = unref(setInterval(notify, pollInterval));
  stopListening = context.logFeed.listen({ onWrite: notify, onEnd: end });
  signal.addEventListener('abort', end, { once: true });
  if (signal.aborted) end();
  const unread = await newEntries(context, tenant).catch((error: unknown) => {
    end();
    throw error;
  });
  const nextLines = async (): Promise<string> => {
    while (!isEnded) {
      const entries = await unread().catch(noneIfUnavailable);
      if (entries.length > 0)
        return entries.map((entry) => `${JSON.stringify(logEntries.show(entry))}\n`).join('');
      if (performance.now() - lastSentAt >= keepAliveInterval) return '\n';
      await notified();
    }
    return '';
  };

  return new ReadableStream(
    {
      async pull(controller) {
        const lines = await nextLines();
        if (isEnded) return controller.close();
        lastSentAt = performance.now();
        controller.enqueue(encoder.encode(lines));
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
};
