import { mediaTypes, type OperationId, type OperationShape, operations } from '@workspace-api/contract';
import { getItems } from '../../checks/body.ts';
import { getNextCursor, readRecords } from '../../checks/encodings/read-page.ts';
import { parseInstant } from '../../checks/instant.ts';
import type { Page } from '../../checks/pagination/walk.ts';
import { findRunId } from '../../checks/run-record.ts';
import type { Actor, Case, Exchange } from '../../engine/scenario.ts';
import { findListedResource } from '../../resources/find-resource.ts';
import type { Item } from '../../resources/list-subjects.ts';

export type { Item } from '../../resources/list-subjects.ts';

/** Whether an operation returns a list. */
export const isList = ({ list }: Pick<OperationShape, 'list'>): boolean => list !== null;

/** Returns the creation time of a record, from whichever of the contract's time fields it has. */
export const getTime = (item: Item): unknown => item?.created_at ?? item?.submitted_at ?? item?.ts;

/** The encodings of a list other than JSON. */
export const otherEncodings: readonly string[] = [mediaTypes.ndjson, mediaTypes.csv, mediaTypes.tson];

/**
 * Parses a list response as a page, in whatever encoding it has. Values of CSV and TSON are strings. TSON has a cursor only if
 * the target adds the header.
 */
export const parsePage = (operation: OperationShape, exchange: Exchange): Page<Item> => {
  if (otherEncodings.includes(exchange.mediaType))
    return { items: readRecords(operation, exchange), cursor: getNextCursor(exchange) };
  const body = exchange.json<{ next_cursor?: string | null } | null>();
  return { items: getItems(operation, body), cursor: body?.next_cursor ?? null };
};

/** How many records are added concurrently. */
const atOnce = 20;

/** Adds the given number of records, a few at a time. */
export const addMany = async (count: number, add: () => Promise<unknown>): Promise<void> => {
  for (let remaining = count; remaining > 0; remaining -= atOnce)
    await Promise.all(Array.from({ length: Math.min(remaining, atOnce) }, add));
};

/** A list, how to identify its records, and how to add one. */
export type ListSource = {
  path: Record<string, string>;
  query: Record<string, string>;
  getKey: (item: Item) => string | null;
  /** Adds a record and returns its key; null if the run can't. */
  insert: (() => Promise<string>) | null;
};

/** Whether a list contains log entries. They have no id, but their messages are unique. */
export const isLog = (list: OperationId): boolean =>
  list === operations.searchLogs.id || list === operations.listLogs.id;

/** A word that no other log entry has. */
export const uniqueWord = (t: Case, start: string): string => t.unique(start).replaceAll('-', '');

/** The time of log entries, so that no entries of other cases are in it; null if the times can't be parsed. */
export const getSpan = (entries: readonly Item[]): { since: string; until: string } | null => {
  const times = entries.map(({ ts }) => parseInstant(ts)).filter((time) => !Number.isNaN(time));
  if (times.length === 0) return null;
  const [since, until] = [Math.floor(Math.min(...times)), Math.ceil(Math.max(...times)) + 1];
  return { since: new Date(since).toISOString(), until: new Date(until).toISOString() };
};

type Writer = Pick<Actor, 'workspace' | 'needs'>;

/** Adds a log entry. Ends the case if the driver can't. */
export const addLogEntry = (
  t: Case,
  message: string,
  entry: { level?: string; source?: string; requestId?: string; at?: string } = {},
  { workspace, needs }: Writer = t,
): Promise<unknown> =>
  needs('add-log-entry')({ workspace, level: 'info', source: 'agent', message, ...entry });

/** The log entries that start with a word. */
const logSource = (t: Case, word: string, owner: Writer): Pick<ListSource, 'getKey' | 'insert'> => ({
  getKey: ({ message }) => (typeof message === 'string' && message.startsWith(word) ? message : null),
  insert: t.has('add-log-entry')
    ? async () => {
        const message = `${word} ${t.unique()}`;
        await addLogEntry(t, message, { source: 'request' }, owner);
        return message;
      }
    : null,
});

/**
 * Returns a list of a client; of log entries, those that start with a word if the run can add them.
 *
 * @param parent the record that the list is below; by default, one that several cases share. Ends the case if there is none.
 */
export const listSource = async (
  t: Case,
  list: OperationId,
  { word, owner = t, parent }: { word: string; owner?: Actor; parent?: string | undefined },
): Promise<ListSource> => {
  const { subjects } = owner;
  const resource = findListedResource(list);
  const source: ListSource = {
    path: {},
    query: {},
    getKey: (item) => {
      const key = item[resource?.id ?? ''];
      return typeof key === 'string' ? key : null;
    },
    insert: null,
  };
  if (isLog(list)) {
    const entries = logSource(t, word, owner);
    const query: ListSource['query'] = entries.insert && list === operations.searchLogs.id ? { q: word } : {};
    return { ...source, query, ...entries };
  }
  if (list === operations.listRuns.id) {
    const id = parent ?? (await subjects.activeAgent()).id;
    const insert = t.has('add-run') ? async () => (await subjects.freshRun(id)).id : null;
    return { ...source, path: { id }, getKey: findRunId, insert };
  }
  if (list === operations.listSubmissions.id) {
    const id = parent ?? (await subjects.shared('form')).id;
    const data = { email: 'owner@acme.example', message: 'Created by the conformance gate' };
    const insert = t.has('add-submission') ? async () => (await subjects.addSubmission(id, data)).id : null;
    return { ...source, path: { id }, insert };
  }
  if (!resource || !subjects.canCreate(resource.name)) return source;
  return { ...source, insert: async () => (await subjects.fresh(resource.name)).id };
};
