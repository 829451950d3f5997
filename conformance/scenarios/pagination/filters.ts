import { type ClauseId, type OperationId, type OperationShape, stateMachines } from '@workspace-api/contract';
import { parseInstant } from '../../checks/instant.ts';
import type { Case } from '../../engine/scenario.ts';
import { findListedResource } from '../../resources/find-resource.ts';
import { approvalsOfEveryStatus } from '../approvals/decide-approval.ts';
import { addLogEntry, getTime, type Item, uniqueWord } from '../shared/lists.ts';

/** The parameters of a list that select no records. */
const paging: readonly string[] = ['limit', 'cursor', 'format', 'bom'];

/** The clause about each filter. A filter of the same name selects by the same rule in every list. */
export const filterClauses = {
  status: 'approvals.filter-by-status',
  q: 'logs.search-by-text',
  level: 'logs.search-by-level',
  source: 'logs.search-by-source',
  since: 'logs.since-is-inclusive',
  until: 'logs.until-is-exclusive',
} as const satisfies Record<string, ClauseId>;

export type FilterName = keyof typeof filterClauses;

/** Lists the query parameters of a list that select its records. */
export const listFilters = ({ list, parameters }: OperationShape): FilterName[] =>
  list === null
    ? []
    : (parameters.query.map(({ name }) => name).filter((name) => !paging.includes(name)) as FilterName[]);

/** A filter with a value, and the records that it selects. */
export type Filter = {
  readonly name: FilterName;
  readonly value: string;
  readonly matches: (record: Item) => boolean;
};

const asTime = (record: Item): number => parseInstant(getTime(record));

/** Formats a time in whole milliseconds, regardless of the target's format. */
const toTime = (time: number): string | undefined =>
  Number.isNaN(time) ? undefined : new Date(Math.floor(time)).toISOString();

/** Returns what a filter selects. An absent member, or a time that can't be parsed, is ignored. */
const createMatches = (name: FilterName, value: string, { isOwnWord }: Source): Filter['matches'] => {
  if (name === 'since') return (record) => !(asTime(record) < parseInstant(value));
  if (name === 'until') return (record) => !(asTime(record) >= parseInstant(value));
  // A search may match other forms of a word. Only of a unique one it is certain that its messages contain it.
  if (name === 'q')
    return ({ message }) => !isOwnWord || String(message).toLowerCase().includes(value.toLowerCase());
  return (record) => record[name] === undefined || record[name] === value;
};

/** Records to filter. */
type Source = {
  /** The records that a list must have if they match; empty if another client may change them. */
  readonly records: readonly Item[];
  /** The record whose members are the values of the filters. */
  readonly chosen: Item;
  /** A time from which and until which some records are, including the chosen record's time. */
  readonly span: { readonly since: number; readonly until: number };
  /** A word of the chosen record. */
  readonly word?: string | undefined;
  /** Whether the word is in the messages of this run only. */
  readonly isOwnWord: boolean;
};

export type FilteredRecords = Pick<Source, 'records'> & {
  /** The filters of the list, with values that select some of the records. */
  readonly filters: readonly Filter[];
  /** A filter for each status, and for each level and source of the records. */
  readonly singles: readonly Filter[];
  /** Filters by values that nearly equal the source of a record: sources are free text, statuses and levels aren't. */
  readonly nearEquals: readonly Filter[];
  /** Returns what identifies a record in every encoding. */
  readonly getKey: (record: Item) => string | null;
};

const second = 1000;
const day = 24 * 60 * 60 * second;

/**
 * Entries that alternate in level and source. With the filters for the fifth one, from the third until before the last, each
 * filter skips an entry that all others select.
 */
const alternating = Array.from({ length: 13 }, (_, number) => ({
  level: number % 2 === 0 ? 'warn' : 'info',
  source: number % 4 < 2 ? 'agent' : 'capability',
}));

/** The values that a filter by a member has. */
const listValues = (name: 'status' | 'level' | 'source', { records }: Source): readonly string[] =>
  name === 'status'
    ? stateMachines.approval.states
    : [...new Set(records.flatMap((record) => (typeof record[name] === 'string' ? [record[name]] : [])))];

/** Adds log entries, one for each second of a time that no other entry of the run has. */
const addEntries = async (t: Case): Promise<Source> => {
  const [word, otherWord] = [uniqueWord(t, 'filter'), uniqueWord(t, 'other')];
  const add = (entry: { level: string; source: string }, at?: string, firstWord = word) =>
    // The level and the source of another entry are words of its message.
    addLogEntry(
      t,
      `${firstWord} ${entry.level === 'warn' ? 'info capability' : 'warn agent'} ${t.unique()}`,
      {
        ...entry,
        ...(at === undefined ? {} : { at }),
      },
    );
  const search = () => t.subjects.listFirst('searchLogs', 100, { query: { q: word } });
  await add({ level: 'debug', source: 'request' });
  // The target's clock may differ from the one of this machine.
  const now = parseInstant((await search())[0]?.ts);
  if (Number.isNaN(now)) t.notExercised([], 'an entry that a search finds by its message');
  const start = now - day;
  await Promise.all([
    ...alternating.map((entry, number) => add(entry, toTime(start + number * second))),
    add({ level: 'warn', source: 'agent' }, toTime(start + 4.5 * second), otherWord),
  ]);
  const records = [...(await search())].sort((one, other) => asTime(one) - asTime(other));
  const [from, chosen, to] = [records[2], records[4], records[12]];
  if (records.length <= alternating.length || !from || !chosen || !to)
    return t.notExercised([], 'entries that a search finds by their message');
  return { records, chosen, span: { since: asTime(from), until: asTime(to) }, word, isOwnWord: true };
};

/**
 * Returns the longest word of a message. How messages are split into words is not specified, but a sequence of letters between
 * spaces is a word under any rule. A search may skip short words, which most messages have.
 */
const findWord = (message: unknown): string | undefined =>
  [...String(message).matchAll(/(?<!\S)\p{L}{4,}(?=[.,:;]?(?:\s|$))/gu)]
    .map(([word]) => word)
    .sort((one, other) => other.length - one.length)[0];

/** Finds a record in the middle of the first ones. */
const findRecord = async (t: Case, id: OperationId): Promise<Source> => {
  const items = await t.subjects.listFirst(id, 20);
  const chosen = items[Math.floor(items.length / 2)];
  if (!chosen) return t.notExercised([], `a record of ${id} to filter by`);
  const since = asTime(chosen);
  // Log entries have a message, and never change. Another client may change a record of another list, or delete it.
  const records = typeof chosen.message === 'string' ? [chosen] : [];
  const word = findWord(chosen.message);
  return { records, chosen, span: { since, until: since + second }, word, isOwnWord: false };
};

const getSource = async (t: Case, id: OperationId, names: readonly FilterName[]): Promise<Source> => {
  if (names.includes('since') && t.has('add-log-entry'))
    return t.once('filtered log entries', () => addEntries(t));
  if (id !== 'listApprovals' || !t.has('pause-run')) return findRecord(t, id);
  const span = { since: Number.NaN, until: Number.NaN };
  const records = await approvalsOfEveryStatus(t);
  return { records, chosen: { status: 'denied' }, span, isOwnWord: false };
};

/** Adds or finds records of a list, and chooses values for its filters that select some of them. */
export const filteredRecords = async (t: Case, operation: OperationShape): Promise<FilteredRecords> => {
  const id = operation.id as OperationId;
  const names = listFilters(operation);
  const source = await getSource(t, id, names);
  const { chosen, span, word } = source;
  const since = toTime(span.since);
  const until = toTime(span.until);
  const values: Record<FilterName, unknown> = {
    q: word,
    status: chosen.status,
    level: chosen.level,
    source: chosen.source,
    since,
    // A server may refuse an empty span.
    until: since === until ? undefined : until,
  };
  const toFilter = (name: FilterName) => (value: string) => ({
    name,
    value,
    matches: createMatches(name, value, source),
  });
  const filters = names.flatMap((name) => {
    const value = values[name];
    return typeof value === 'string' && value !== '' ? [toFilter(name)(value)] : [];
  });
  // Log entries have no id. Their messages are unique.
  const key = findListedResource(id)?.id ?? 'message';
  const singles = (['status', 'level', 'source'] as const).flatMap((name) =>
    names.includes(name) ? listValues(name, source).map(toFilter(name)) : [],
  );
  const own = names.includes('source') && typeof chosen.source === 'string' ? chosen.source : '';
  const near = own === '' ? [] : [`${own}s`, own.slice(0, -1), own.toUpperCase()];
  return {
    records: source.records,
    filters,
    singles,
    nearEquals: near.map(toFilter('source')),
    getKey: (record) => (typeof record[key] === 'string' ? record[key] : null),
  };
};
