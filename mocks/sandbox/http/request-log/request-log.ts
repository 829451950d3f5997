import { limits } from '../../core/limits.ts';
import { type LoggedRequest, limitEntry, type SizedEntry } from './log-request.ts';
import { type Exchange, redactExchange } from './logged-exchange.ts';

/** A logged request with its response. */
export type FinishedRequest = { readonly entry: LoggedRequest; readonly exchange: Exchange };

type Budget = {
  readonly [limit in 'logEntries' | 'logEntryBytes' | 'logBytes' | 'keptLength']: number;
};

/** Called when the log changes. */
type Watcher = { request(entry: LoggedRequest): void; cleared(): void };

type IdentifiedExchange = { readonly id: string; readonly exchange: Exchange };

/** The size of an exchange without its bodies, in characters: its headers and its memory overhead. */
const fixedLength = 1000;

const getLength = ({ exchange: { request, response } }: IdentifiedExchange): number =>
  fixedLength + (request.body?.length ?? 0) + (response.body?.length ?? 0);

/** Creates a list of the newest items: at most `count`, with a total size of at most `size`. */
const createRing = <Item>(count: number, size: number, getSize: (item: Item) => number) => {
  const items: Item[] = [];
  let total = 0;
  return {
    /** Oldest first. */
    items: items as readonly Item[],
    push(item: Item) {
      items.push(item);
      total += getSize(item);
      while (items.length > count || total > size) total -= getSize(items.shift() as Item);
    },
    /** Keeps some items; none by default. */
    clear(isKept: (item: Item) => boolean = () => false) {
      const kept = items.filter(isKept);
      items.splice(0, items.length, ...kept);
      total = kept.reduce((sum, item) => sum + getSize(item), 0);
    },
  };
};

/** Creates a log of the newest requests that fit into a budget, in memory. */
export const createRequestLog = (budget: Budget = limits, watcher?: Watcher) => {
  const entries = createRing(budget.logEntries, budget.logBytes, ({ bytes }: SizedEntry) => bytes);
  const exchanges = createRing(budget.logEntries, budget.keptLength, getLength);
  const pending = new Set<Promise<void>>();
  const add = ({ entry, exchange }: FinishedRequest) => {
    const { id } = entry;
    const limitedEntry = limitEntry(entry, budget.logEntryBytes);
    entries.push(limitedEntry);
    exchanges.push({ id, exchange });
    watcher?.request(limitedEntry.entry);
  };
  return {
    add,
    /** Adds a request when it is finished, unless the log is cleared first. @param request never rejects */
    addLater(request: Promise<FinishedRequest>) {
      const added = request.then((finished) => {
        if (pending.delete(added)) add(finished);
      });
      pending.add(added);
    },
    /** The entries by the arrival of their requests, newest first. */
    // Ids sort by arrival. A request that is added later has a lower id than requests that arrived meanwhile.
    list: (): LoggedRequest[] =>
      entries.items.map(({ entry }) => entry).toSorted((one, other) => (one.id < other.id ? 1 : -1)),
    /** The request and the response of a logged request; undefined if they were dropped. */
    getExchange(exchangeId: string): Exchange | undefined {
      const entry = exchanges.items.find(({ id }) => id === exchangeId);
      return entry && redactExchange(entry.exchange);
    },
    /** All stored exchanges, oldest first. */
    listExchanges: (): Exchange[] => exchanges.items.map(({ exchange }) => redactExchange(exchange)),
    /** Waits for the pending requests of `addLater`. */
    async settled() {
      await Promise.all(pending);
    },
    /** Deletes all entries, or the entries of a workspace. */
    clear(workspace?: string) {
      if (workspace === undefined) pending.clear();
      entries.clear(({ entry }) => workspace !== undefined && entry.workspace !== workspace);
      const ids = new Set(entries.items.map(({ entry }) => entry.id));
      exchanges.clear(({ id }) => ids.has(id));
      watcher?.cleared();
    },
  };
};
