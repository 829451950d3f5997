import type { Tenant } from '../../core/tenant.ts';
import type { AppContext } from '../../domain/app-context.ts';
import { DatabaseUnavailableError } from '../../store/errors.ts';
import { newEntries } from './new-entries.ts';
import { showLogEntry } from './rows.ts';

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

const onAbort = (signal: AbortSignal, end: () => void): (() => void) => {
  signal.addEventListener('abort', end, { once: true });
  return () => signal.removeEventListener('abort', end);
};

/**
 * Streams a tenant's log from now on as NDJSON, with empty lines in between to keep the connection open (clauses
 * `logs.tail-*`). Entries stay in the database until the reader takes them, so a slow reader doesn't use memory. The stream
 * ends when its reader cancels it, `signal` is aborted, or the sandbox ends.
 */
export const tail = async (
  context: AppContext,
  tenant: Tenant,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> => {
  const endsBefore = context.logFeed.ends();
  const unread = await newEntries(context, tenant);
  const { notify, notified } = createSignal();
  const encoder = new TextEncoder();
  let isEnded = false;
  let lastSentAt = Date.now();
  let release: (() => void) | undefined;

  const end = () => {
    isEnded = true;
    release?.();
    notify();
  };
  /** Subscribes on the first read, because no one reads the body of a HEAD response. */
  const subscribe = () => {
    const timer = setInterval(notify, pollInterval);
    timer.unref();
    const stopListening = context.logFeed.listen({ onWrite: notify, onEnd: end });
    const removeAbortListener = onAbort(signal, end);
    if (signal.aborted || context.logFeed.ends() !== endsBefore) end();
    return () => {
      clearInterval(timer);
      stopListening();
      removeAbortListener();
    };
  };
  const nextLines = async (): Promise<string> => {
    while (!isEnded) {
      const entries = await unread().catch(noneIfUnavailable);
      if (entries.length > 0)
        return entries.map((entry) => `${JSON.stringify(showLogEntry(entry))}\n`).join('');
      if (Date.now() - lastSentAt >= keepAliveInterval) return '\n';
      await notified();
    }
    return '';
  };

  return new ReadableStream(
    {
      async pull(controller) {
        release ??= subscribe();
        const lines = await nextLines();
        if (isEnded) return controller.close();
        lastSentAt = Date.now();
        controller.enqueue(encoder.encode(lines));
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
};
