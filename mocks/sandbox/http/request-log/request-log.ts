import { setTimeout as pass } from 'node:timers/promises';
import { limits } from '../../core/limits.ts';
import type { Violations } from '../violation.ts';
import { entryText, type LoggedRequest, maxEntryBytes } from './entry-text.ts';
import { createKeptExchanges, type KeptExchanges } from './kept-exchanges.ts';
import { Queue } from './queue.ts';

/** The newest requests of the API, in memory. */
export type RequestLog = {
  /** @param later violations that are known only after the request is answered */
  add(request: LoggedRequest, later?: Promise<Violations>): void;
  /** Newest first. */
  list(): LoggedRequest[];
  /** Waits for violations that are known later, but not for long: an announced body may never arrive. */
  settled(): Promise<void>;
  /** Both messages of the newest requests. */
  readonly exchanges: KeptExchanges;
  clear(): void;
};

/** How long `settled` waits at most, in milliseconds of real time. */
const settleTimeout = 200;

/** Is told what happens to the log. */
type Watcher = { request(read: () => LoggedRequest): void; cleared(): void };

type Budget = { readonly [limit in 'logEntries' | 'logEntryBytes' | 'logBytes']: number };

/**
 * A small entry without violations as it was given, any other as JSON: that refers to nothing of its request, and its
 * size is known.
 */
type Entry = { content: LoggedRequest | string; bytes: number; isDropped: boolean };

const contentOf = ({ content }: Entry): LoggedRequest =>
  typeof content === 'string' ? (JSON.parse(content) as LoggedRequest) : content;

/** A log of the newest requests that fit into a budget. */
export const createRequestLog = (budget: Budget = limits, watcher?: Watcher): RequestLog => {
  const exchanges = createKeptExchanges();
  const entries = new Queue<Entry>();
  let bytes = 0;
  const pending = new Set<Promise<void>>();
  const write = (entry: Entry, request: LoggedRequest) => {
    bytes -= entry.bytes;
    const most = request.violations.length > 0 ? Number.POSITIVE_INFINITY : maxEntryBytes(request);
    if (most <= budget.logEntryBytes) {
      entry.content = request;
      entry.bytes = most;
    } else {
      entry.content = entryText(request, budget.logEntryBytes);
      entry.bytes = Buffer.byteLength(entry.content);
    }
    bytes += entry.bytes;
    watcher?.request(() => contentOf(entry));
    while (entries.size > budget.logEntries || bytes > budget.logBytes) {
      const oldest = entries.drop();
      if (oldest === undefined) return;
      oldest.isDropped = true;
      bytes -= oldest.bytes;
    }
  };
  const complete = async (entry: Entry, later: Promise<Violations>) => {
    const { found, omitted } = await later;
    if (entry.isDropped) return;
    const request = contentOf(entry);
    write(entry, {
      ...request,
      violations: [...request.violations, ...found],
      omitted_violations: request.omitted_violations + omitted,
    });
  };
  return {
    exchanges,
    add(request, later) {
      const entry: Entry = { content: '', bytes: 0, isDropped: false };
      entries.add(entry);
      write(entry, request);
      if (later === undefined) return;
      const completed = complete(entry, later).finally(() => pending.delete(completed));
      pending.add(completed);
    },
    list: () => entries.toArray().map(contentOf).toReversed(),
    async settled() {
      if (pending.size === 0) return;
      const timeout = new AbortController();
      const end = pass(settleTimeout, undefined, { signal: timeout.signal }).catch(() => undefined);
      await Promise.race([Promise.all(pending), end]);
      timeout.abort();
    },
    clear() {
      for (const entry of entries.toArray()) entry.isDropped = true;
      entries.clear();
      exchanges.clear();
      bytes = 0;
      watcher?.cleared();
    },
  };
};
