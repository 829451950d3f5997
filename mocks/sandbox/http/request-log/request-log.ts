import { mapValues } from '../../core/json.ts';
import { limits } from '../../core/limits.ts';
import { shorten } from '../../core/printable.ts';
import { takeFitting } from '../../core/take-fitting.ts';
import type { LoggedRequest } from './log-request.ts';
import type { LoggedExchange } from './logged-exchange.ts';

/** Called when the log changes. */
type Watcher = { request(entry: LoggedRequest): void; cleared(): void };

/** The length of the headers and of the members that can't be long, as JSON. Measuring them would take longer than creating them. */
const fixedLength = 4000;

const getJsonLength = (value: unknown): number => JSON.stringify(value).length;

/** The approximate length of a logged request as JSON, in characters. */
const getLength = ({ entry, request, response }: LoggedExchange): number =>
  fixedLength +
  getJsonLength([entry.violations, entry.changes]) +
  (request.body?.length ?? 0) +
  (response.body?.length ?? 0);

/** The maximum length of a value from the request. */
const valueLength = 1000;

/** Limits an entry: values are shortened, and the last violations and changes are omitted. */
const limitEntry = (entry: LoggedRequest): LoggedRequest => {
  const violations = [...takeFitting(entry.violations, limits.logListLength, getJsonLength)];
  return {
    ...entry,
    method: shorten(entry.method, valueLength),
    path: shorten(entry.path, valueLength),
    query: mapValues(entry.query, (value) => shorten(String(value), valueLength)),
    workspace: entry.workspace && shorten(entry.workspace, valueLength),
    violations,
    omitted_violations: entry.omitted_violations + entry.violations.length - violations.length,
    changes: [...takeFitting(entry.changes, limits.logListLength, getJsonLength)],
  };
};

/** Creates a log of the newest requests that fit into a budget, in memory. */
export const createRequestLog = (
  { logEntries, logLength }: { readonly [limit in 'logEntries' | 'logLength']: number } = limits,
  watcher?: Watcher,
) => {
  let requests: { readonly logged: LoggedExchange; readonly length: number }[] = [];
  let length = 0;
  const pending = new Set<Promise<void>>();
  const add = ({ entry, request, response }: LoggedExchange) => {
    const logged = { entry: limitEntry(entry), request, response };
    const own = getLength(logged);
    requests.push({ logged, length: own });
    length += own;
    while (requests.length > logEntries || length > logLength) length -= requests.shift()?.length ?? 0;
    watcher?.request(logged.entry);
  };
  return {
    add,
    /** Adds a request when it is finished, unless the log is cleared first. @param request never rejects */
    addLater(request: Promise<LoggedExchange>) {
      const added = request.then((finished) => {
        if (pending.delete(added)) add(finished);
      });
      pending.add(added);
    },
    /** The entries by the arrival of their requests, newest first. */
    // Ids sort by arrival. A request that is added later has a lower id than requests that arrived meanwhile.
    list: (): LoggedRequest[] =>
      requests.map(({ logged }) => logged.entry).toSorted((one, other) => (one.id < other.id ? 1 : -1)),
    /** Finds requests with their responses, by their id; by default all. */
    find: (id?: string): LoggedExchange[] =>
      requests.flatMap(({ logged }) => (id === undefined || logged.entry.id === id ? logged : [])),
    /** Waits for the pending requests of `addLater`. */
    async settled() {
      await Promise.all(pending);
    },
    /** Deletes all entries, or the entries of a workspace. */
    clear(workspace?: string) {
      if (workspace === undefined) pending.clear();
      requests = requests.filter(
        ({ logged }) => workspace !== undefined && logged.entry.workspace !== workspace,
      );
      length = requests.reduce((sum, request) => sum + request.length, 0);
      watcher?.cleared();
    },
  };
};
