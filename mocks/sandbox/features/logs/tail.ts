import { unref } from '#host/timers.ts';
import { limits } from '../../core/limits.ts';
import type { Tenant } from '../../core/tenant.ts';
import type { AppContext } from '../../domain/app-context.ts';
import { requireFreeStream } from '../../http/streams.ts';
import { DatabaseUnavailableError } from '../../store/errors.ts';
import { newEntries } from './new-entries.ts';
import { logEntries } from './resource.ts';

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
