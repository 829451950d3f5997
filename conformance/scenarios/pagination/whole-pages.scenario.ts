import { type ClauseId, mediaTypes, type OperationId, type OperationShape } from '@workspace-api/contract';
import fc from 'fast-check';
import { getItems, isObject, isSuccess } from '../../checks/body.ts';
import { parseCsv } from '../../checks/encodings/csv.ts';
import { parseNdjson } from '../../checks/encodings/ndjson.ts';
import { parseTson } from '../../checks/encodings/tson.ts';
import { getNextCursor } from '../../checks/pagination/next-cursor.ts';
import { moreThan } from '../../checks/pagination/page-rules.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import type { Effort } from '../../engine/settings/effort.ts';
import { findListedResource } from '../../resources/find-resource.ts';
import type { Exchange } from '../../target/exchange.ts';
import type { OperationRequest } from '../../target/request.ts';
import { withCleanup } from '../shared/with-cleanup.ts';
import { addMany } from './page-maximum.ts';
import { pagedList } from './paged-list.ts';

const clauses = [
  'pagination.walk-visits-everything',
  'pagination.walk-visits-once',
  'pagination.limit-respected',
  'encodings.same-records',
  'encodings.csv-next-cursor-header',
  'encodings.ndjson-cursor',
] as const satisfies ClauseId[];

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

/** How to read a page in an encoding, and the clause that its next cursor breaks; null if it has no documented place. */
type Encoding = {
  mediaType: string;
  read: (response: Exchange, operation: OperationShape) => readonly Row[];
  cursorClause: (typeof clauses)[number] | null;
};

const json: Encoding = {
  mediaType: mediaTypes.json,
  read: (response, operation) => getItems(operation, response.json()).map(listStrings),
  cursorClause: null,
};

const otherEncodings: readonly Encoding[] = [
  {
    mediaType: mediaTypes.ndjson,
    read: ({ text, trailers }) => parseNdjson(text, trailers).records.map(listStrings),
    cursorClause: 'encodings.ndjson-cursor',
  },
  {
    mediaType: mediaTypes.csv,
    read: ({ text }) => parseCsv(text).rows.map((cells) => cells.map(({ value }) => value)),
    cursorClause: 'encodings.csv-next-cursor-header',
  },
  {
    mediaType: mediaTypes.tson,
    read: ({ text }) => parseTson(text).rows.map((cells) => cells.map(({ value }) => value)),
    cursorClause: null,
  },
];

/** The maximum number of pages to read. A server with very small pages isn't walked to the end. */
const mostPages = 30;

type Walked = { rows: readonly Row[]; cursors: readonly (string | null)[]; last: Exchange };

/** Walks a list in the largest pages that it accepts. Null if a page is refused, or if the walk doesn't end. */
const walkIn = async (
  t: Case,
  operation: OperationShape,
  { request }: LongList,
  { mediaType, read }: Encoding,
  cursorSource: readonly (string | null)[] | null,
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
    const pageRows = read(response, operation);
    if (limit !== undefined)
      t.hold({ clause: 'pagination.limit-respected', difference: moreThan(pageRows, limit) }, response);
    rows.push(...pageRows);
    const next: string | null = cursorSource
      ? (cursorSource[cursors.length] ?? null)
      : getNextCursor(response);
    cursors.push(next);
    if (next === null) return { rows, cursors, last: response };
    cursor = next;
  }
  return null;
};

const expectEachOnce = (
  t: Case,
  { keys }: LongList,
  { rows, last }: Walked,
  { mediaType }: Encoding,
  { missing, repeated }: { missing: ClauseId; repeated: ClauseId },
): void => {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const key = row.find((value) => keys.has(value));
    if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const absent = [...keys].filter((key) => !counts.has(key));
  t.expect(
    missing,
    absent.length === 0,
    {
      expected: `each of ${keys.size} records on a page in ${mediaType}`,
      got: `${absent.length} of them on no page, such as ${absent[0]}`,
    },
    last,
  );
  const twice = [...counts].filter(([, count]) => count > 1);
  t.expect(
    repeated,
    twice.length === 0,
    {
      expected: `each of ${keys.size} records once in ${mediaType}`,
      got: `${twice.length} of them more than once, such as ${twice[0]?.[0]}`,
    },
    last,
  );
};

/** Walks a list in every encoding, in the largest pages that it accepts. */
const walkInEveryEncoding = async (t: Case, operation: OperationShape, list: LongList): Promise<void> => {
  const walked = await walkIn(t, operation, list, json, null);
  if (!walked) return t.notExercised(clauses, `${operation.id} in at most ${mostPages} pages`);
  expectEachOnce(t, list, walked, json, {
    missing: 'pagination.walk-visits-everything',
    repeated: 'pagination.walk-visits-once',
  });
  for (const encoding of otherEncodings) {
    const { cursorClause } = encoding;
    const encoded = await walkIn(t, operation, list, encoding, cursorClause === null ? walked.cursors : null);
    // Other scenarios check whether the encoding is offered.
    if (!encoded) continue;
    const isCutShort = cursorClause !== null && encoded.cursors.length < walked.cursors.length;
    expectEachOnce(t, list, encoded, encoding, {
      missing: isCutShort ? cursorClause : 'encodings.same-records',
      repeated: 'encodings.same-records',
    });
    if (cursorClause !== null && walked.cursors.length > 1) t.pass(cursorClause);
  }
};

/** The number of records that don't fit on two of a list's largest pages. */
const moreThanTwoPages = ({ list }: OperationShape): number => 2 * (list?.maxLimit ?? 0) + 1;

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
    let number = 0;
    const keys = await collect(count, async () => {
      number += 1;
      const message = `${word} entry ${number}`;
      await addEntry({ workspace, level: 'info', source: 'agent', message });
      return message;
    });
    return { word, keys };
  });

/** Lists whose records belong to another record, or can be selected: other cases don't read what is added. */
const ownLists: Partial<Record<OperationId, (t: Case, count: number) => Promise<LongList>>> = {
  searchLogs: async (t, count) => {
    const { word, keys } = await manyLogEntries(t, count);
    return { request: { query: { q: word } }, keys };
  },
  listLogs: async (t, count) => {
    const { word, keys } = await manyLogEntries(t, count);
    const times = (await t.subjects.list('searchLogs', { query: { q: word } })).map(({ ts }) => String(ts));
    const since = times.sort()[0];
    return since === undefined
      ? t.notExercised(clauses, 'log entries that a search finds by the first word of their message')
      : { request: { query: { since } }, keys };
  },
  listRuns: async (t, count) => {
    t.needs('add-run');
    const { id } = await t.subjects.fresh('agent');
    await t.prepare({ operation: 'activateAgent', path: { id } });
    const keys = await collect(count, async () => (await t.subjects.freshRun(id)).id);
    return { request: { path: { id } }, keys };
  },
  listSubmissions: async (t, count) => {
    t.needs('add-submission');
    const { workspace } = t.target;
    const form = await t.needs('add-form')({ workspace, name: t.unique('Gate form'), fields: ['email'] });
    const keys = await collect(
      count,
      async () => (await t.subjects.addSubmission(form.id, { email: 'visitor@acme.example' })).id,
    );
    return { request: { path: { id: form.id } }, keys };
  },
};

/** Fills a list that other cases read too, and empties it afterwards as far as the API can. */
const walkSharedList = async (t: Case, operation: OperationShape): Promise<void> => {
  const id = operation.id as OperationId;
  const { insert, remove, path } = await pagedList(t, id);
  if (!insert) return t.notExercised(clauses, `records that the run can add to ${id}`);
  const keys = new Set<string>();
  await withCleanup(
    async () => {
      await addMany(moreThanTwoPages(operation), async () => keys.add(await insert()));
      await walkInEveryEncoding(t, operation, { request: path ? { path } : {}, keys });
    },
    async () => {
      const remaining = [...keys];
      if (remove) await addMany(remaining.length, () => remove(remaining.pop() ?? ''));
    },
  );
};

/** The lists that every run fills: a record of theirs is added by one call of a driver. */
const cheapest: Record<Effort, readonly OperationId[]> = {
  quick: ['listLogs', 'searchLogs'],
  standard: ['listLogs', 'searchLogs', 'listRuns'],
  thorough: ['listLogs', 'searchLogs', 'listRuns'],
};

export default scenario(
  'pagination.whole-pages',
  'A list that is longer than two of its largest pages is returned completely in every encoding',
  {},
  async (gate) => {
    const walkList = async (t: Case, operation: OperationShape) => {
      const createOwn = ownLists[operation.id as OperationId];
      if (!createOwn) return walkSharedList(t, operation);
      await walkInEveryEncoding(t, operation, await createOwn(t, moreThanTwoPages(operation)));
    };
    const always: readonly string[] = cheapest[gate.effort];
    await gate.eachOperation(
      ({ id }) => always.includes(id),
      (operation, t) => walkList(t, operation),
    );

    if (gate.effort === 'quick') return;
    // Other lists need more requests. A run fills one whose records don't remain, or with `thorough` each of them.
    const remains = (id: OperationId) => !ownLists[id] && findListedResource(id)?.delete == null;
    const others = gate.operations(
      ({ id, list }) =>
        list !== null && !always.includes(id) && (gate.effort === 'thorough' || !remains(id as OperationId)),
    );
    if (others.length === 0) return;
    await gate.property(
      'another list',
      fc.constantFrom(...others.map(({ id }) => id)),
      async (t, id) => {
        const operation = others.find((each) => each.id === id);
        if (operation) await walkList(t, operation);
      },
      { runs: { quick: 1, standard: 1, thorough: 12 } },
    );
  },
);
