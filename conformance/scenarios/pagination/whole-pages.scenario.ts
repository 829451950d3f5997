import { type ClauseId, mediaTypes, type OperationId, type OperationShape } from '@workspace-api/contract';
import { isObject, isSuccess } from '../../checks/body.ts';
import { parseInstant } from '../../checks/instant.ts';
import { moreThan } from '../../checks/pagination/page-rules.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import type { Exchange } from '../../target/exchange.ts';
import type { OperationRequest } from '../../target/request.ts';
import { parsePage } from '../shared/list-page.ts';
import { addMany } from './page-maximum.ts';

/** A list with more records of this run than two of its largest pages hold. */
type LongList = {
  request: Pick<OperationRequest, 'path' | 'query'>;
  /** Values that identify the records of this run. */
  keys: ReadonlySet<string>;
};

/** The strings of a record, in any encoding. */
type Row = readonly string[];

const listStrings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return isObject(value) || Array.isArray(value) ? Object.values(value).flatMap(listStrings) : [];
};

/** Each encoding other than JSON, with the clause that its next cursor breaks; null if it has no documented place. */
const otherEncodings: readonly [mediaType: string, cursorClause: ClauseId | null][] = [
  [mediaTypes.ndjson, 'encodings.ndjson-cursor'],
  [mediaTypes.csv, 'encodings.csv-next-cursor-header'],
  [mediaTypes.tson, null],
];

/** The maximum number of pages to read. A server with very small pages isn't walked to the end. */
const mostPages = 30;

type Walked = { rows: readonly Row[]; cursors: readonly (string | null)[]; last: Exchange };

/**
 * Walks a list in the largest pages that it accepts. Null if a page is refused, or if the walk doesn't end.
 *
 * @param cursorSource the cursors of another walk to follow
 */
const walkIn = async (
  t: Case,
  operation: OperationShape,
  { request }: LongList,
  mediaType: string,
  cursorSource: readonly (string | null)[] | null = null,
): Promise<Walked | null> => {
  const rows: Row[] = [];
  const cursors: (string | null)[] = [];
  let limit = operation.list?.maxLimit;
  let cursor: string | null = null;
  while (cursors.length < mostPages) {
    const query: OperationRequest['query'] = { ...request.query, limit, ...(cursor !== null && { cursor }) };
    const page = { operation: operation.id as OperationId, path: request.path ?? {}, accept: mediaType };
    let response = await t.send({ ...page, query });
    if (cursor === null && response.status === 400) {
      // The maximum of most lists is not documented.
      limit = undefined;
      response = await t.send({ ...page, query: { ...query, limit } });
    }
    if (!isSuccess(response) || response.mediaType !== mediaType) return null;
    const { items, cursor: next } = parsePage(operation, response);
    if (limit !== undefined)
      t.hold({ clause: 'pagination.limit-respected', difference: moreThan(items, limit) }, response);
    rows.push(...items.map(listStrings));
    cursor = cursorSource ? (cursorSource[cursors.length] ?? null) : next;
    cursors.push(cursor);
    if (cursor === null) return { rows, cursors, last: response };
  }
  return null;
};

const expectEachOnce = (
  t: Case,
  { keys }: LongList,
  { rows, last }: Walked,
  mediaType: string,
  { missing, repeated }: { missing: ClauseId; repeated: ClauseId },
): void => {
  const keysInRows = rows.flatMap((row) => row.find((value) => keys.has(value)) ?? []);
  const distinct = new Set(keysInRows);
  const absent = [...keys].filter((key) => !distinct.has(key));
  const expected = `each of ${keys.size} records once in ${mediaType}`;
  const missed = `${absent.length} of them on no page, such as ${absent[0]}`;
  t.expect(missing, absent.length === 0, { expected, got: missed }, last);
  const twice = keysInRows.filter((key, index) => keysInRows.indexOf(key) !== index);
  const doubled = `${twice.length} of them more than once, such as ${twice[0]}`;
  t.expect(repeated, twice.length === 0, { expected, got: doubled }, last);
};

/** Walks a list in every encoding, in the largest pages that it accepts. */
const walkInEveryEncoding = async (t: Case, operation: OperationShape, list: LongList): Promise<void> => {
  const walked = await walkIn(t, operation, list, mediaTypes.json);
  if (!walked) return t.notExercised([], `${operation.id} in at most ${mostPages} pages`);
  expectEachOnce(t, list, walked, mediaTypes.json, {
    missing: 'pagination.walk-visits-everything',
    repeated: 'pagination.walk-visits-once',
  });
  for (const [mediaType, cursorClause] of otherEncodings) {
    const encoded = await walkIn(t, operation, list, mediaType, cursorClause ? null : walked.cursors);
    // Other scenarios check whether the encoding is offered.
    if (!encoded) continue;
    const isCutShort = cursorClause !== null && encoded.cursors.length < walked.cursors.length;
    expectEachOnce(t, list, encoded, mediaType, {
      missing: isCutShort ? cursorClause : 'encodings.same-records',
      repeated: 'encodings.same-records',
    });
    if (cursorClause !== null && walked.cursors.length > 1) t.pass(cursorClause);
  }
};

const collect = async (count: number, add: () => Promise<string>): Promise<Set<string>> => {
  const keys = new Set<string>();
  await addMany(count, async () => keys.add(await add()));
  return keys;
};

/** Writes log entries, once for both lists of them. */
const manyLogEntries = (t: Case, count: number): Promise<{ word: string; keys: ReadonlySet<string> }> =>
  t.once('more log entries than two pages', async () => {
    const addEntry = t.needs('add-log-entry');
    const { workspace } = t.target;
    const word = t.unique('whole').replaceAll('-', '');
    const keys = await collect(count, async () => {
      const message = `${word} ${t.unique('entry')}`;
      await addEntry({ workspace, level: 'info', source: 'agent', message });
      return message;
    });
    return { word, keys };
  });

const toTime = (instant: number): string => new Date(instant).toISOString();

/** Lists whose records belong to another record, or can be selected: other cases don't read what is added. */
const ownLists: Partial<Record<OperationId, (t: Case, count: number) => Promise<LongList>>> = {
  searchLogs: async (t, count) => {
    const { word, keys } = await manyLogEntries(t, count);
    return { request: { query: { q: word } }, keys };
  },
  listLogs: async (t, count) => {
    const { word, keys } = await manyLogEntries(t, count);
    const written = await t.subjects.list('searchLogs', { query: { q: word } });
    const times = written.map(({ ts }) => parseInstant(ts)).sort((one, other) => one - other);
    const [first = Number.NaN, last = Number.NaN] = [times[0], times.at(-1)];
    if (Number.isNaN(first) || Number.isNaN(last))
      return t.notExercised([], 'log entries that a search finds by the first word of their message');
    // The entries that other cases cause meanwhile are later. They would come before a page whose cursor another encoding returned.
    const query = { since: toTime(Math.floor(first)), until: toTime(Math.ceil(last) + 1) };
    return { request: { query }, keys };
  },
  listRuns: async (t, count) => {
    t.needs('add-run');
    const { id } = await t.subjects.fresh('agent');
    await t.prepare({ operation: 'activateAgent', path: { id } });
    return {
      request: { path: { id } },
      keys: await collect(count, async () => (await t.subjects.freshRun(id)).id),
    };
  },
  listSubmissions: async (t, count) => {
    t.needs('add-submission');
    const { workspace } = t.target;
    const { id } = await t.needs('add-form')({ workspace, name: t.unique('Gate form'), fields: ['email'] });
    const add = async () => (await t.subjects.addSubmission(id, { email: 'visitor@acme.example' })).id;
    return { request: { path: { id } }, keys: await collect(count, add) };
  },
};

export default scenario(
  'pagination.whole-pages',
  'A list that is longer than two of its largest pages is returned completely in every encoding',
  { holds: [] },
  async (gate) => {
    const isFilled = ({ id }: OperationShape) =>
      gate.effort === 'quick' ? id === 'searchLogs' : id in ownLists;
    await gate.eachOperation(isFilled, async (operation, t) => {
      // More than fit on two pages.
      const count = 2 * (operation.list?.maxLimit ?? 0) + 1;
      const list = await ownLists[operation.id as OperationId]?.(t, count);
      if (list) await walkInEveryEncoding(t, operation, list);
    });
  },
);
