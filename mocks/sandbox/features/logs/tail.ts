import type { Tenant } from '../../core/tenant.ts';
import type { AppContext } from '../../domain/app-context.ts';
import { DatabaseUnavailableError } from '../../store/errors.ts';
import { newEntries } from './new-entries.ts';
import { showLogEntry } from './rows.ts';

/** How often a tail checks for entries of peers, in milliseconds of real time. */
const pollInterval = 1000;

/** How long a tail is silent before an empty line keeps the connection open, in milliseconds of real time. */
const keepAliveInterval = 15_000;

/** A signal that resets itself: a wait ends immediately if there was a notification since the last wait. */
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

/** An unavailable database doesn't end a tail: new entries are read once it is available again. */
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
 * `logs.tail-*`). Entries stay in the database until the reader takes them, so a slow reader needs no memory. The stream
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
  /** Called on the first read, since the response to a HEAD request is never read. */
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
