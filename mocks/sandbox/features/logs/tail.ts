import type { Tenant } from '../../core/tenant.ts';
import type { AppContext } from '../../http/app-context.ts';
import { DatabaseUnavailableError } from '../../store/database-unavailable-error.ts';
import { newEntries } from './new-entries.ts';
import { showLogEntry } from './rows.ts';

/** How often a tail looks for entries that another process wrote, in milliseconds of real time. */
const lookEvery = 1000;

/** After how many milliseconds of real time without an entry an empty line keeps the connection open. */
const keepAliveEvery = 15_000;

/** Waiting for whatever may have happened since the last wait. */
const bell = () => {
  let rung = false;
  let wake: (() => void) | undefined;
  return {
    ring() {
      rung = true;
      wake?.();
    },
    async heard() {
      if (!rung)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      rung = false;
    },
  };
};

/** A database that is away for a moment ends no tail: what is written meanwhile is read when it is back. */
const noneWhileAway = (error: unknown): [] => {
  if (error instanceof DatabaseUnavailableError) return [];
  throw error;
};

const endsAt = (signal: AbortSignal, end: () => void): (() => void) => {
  signal.addEventListener('abort', end, { once: true });
  return () => signal.removeEventListener('abort', end);
};

/**
 * A tenant's log from now on, an entry a line (NDJSON), with empty lines between to keep the connection open
 * (clauses `logs.tail-*`). Entries wait in the database until the reader takes them, so a slow one costs no memory. It
 * goes on until its reader cancels it, `signal` is aborted, or the sandbox ends.
 */
export const tail = async (
  context: AppContext,
  tenant: Tenant,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> => {
  const endsBefore = context.logFeed.ends();
  const unread = await newEntries(context, tenant);
  const { ring, heard } = bell();
  const encoder = new TextEncoder();
  let ended = false;
  let lastSent = Date.now();
  let release: (() => void) | undefined;

  const end = () => {
    ended = true;
    release?.();
    ring();
  };
  /** Nothing is held before somebody reads: the answer to a HEAD request never is. */
  const hold = () => {
    const timer = setInterval(ring, lookEvery);
    timer.unref();
    const stopListening = context.logFeed.listen({ written: ring, ended: end });
    const forgetSignal = endsAt(signal, end);
    if (signal.aborted || context.logFeed.ends() !== endsBefore) end();
    return () => {
      clearInterval(timer);
      stopListening();
      forgetSignal();
    };
  };
  const nextLines = async (): Promise<string> => {
    while (!ended) {
      const entries = await unread().catch(noneWhileAway);
      if (entries.length > 0)
        return entries.map((entry) => `${JSON.stringify(showLogEntry(entry))}\n`).join('');
      if (Date.now() - lastSent >= keepAliveEvery) return '\n';
      await heard();
    }
    return '';
  };

  return new ReadableStream(
    {
      async pull(controller) {
        release ??= hold();
        const lines = await nextLines();
        if (ended) return controller.close();
        lastSent = Date.now();
        controller.enqueue(encoder.encode(lines));
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
};
