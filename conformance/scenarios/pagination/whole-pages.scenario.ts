import { type ClauseId, mediaTypes, type OperationId, type OperationShape } from '@workspace-api/contract';
import { isObject } from '../../checks/body.ts';
import { parseInstant } from '../../checks/instant.ts';
import { checkWalk, openLedger } from '../../checks/pagination/check-walk.ts';
import { walk } from '../../checks/pagination/walk.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import type { OperationRequest } from '../../target/request.ts';
import type { Item } from '../shared/list-page.ts';
import { encodedPages } from './encoded-pages.ts';
import { addMany } from './page-maximum.ts';

/** A list with more records of this run than two of its largest pages hold. */
type LongList = {
  request: Pick<OperationRequest, 'path' | 'query'>;
  /** Values that identify the records of this run. */
  keys: ReadonlySet<string>;
};

const listStrings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return isObject(value) || Array.isArray(value) ? Object.values(value).flatMap(listStrings) : [];
};

/** The clause that a walk breaks if it ends too early, by the encoding. TSON has no documented place for its cursor. */
const cursorClauses: readonly [mediaType: string, clause: ClauseId][] = [
  [mediaTypes.json, 'pagination.walk-visits-everything'],
  [mediaTypes.ndjson, 'encodings.ndjson-cursor'],
  [mediaTypes.csv, 'encodings.csv-next-cursor-header'],
  [mediaTypes.tson, 'encodings.same-records'],
];

/** The maximum number of pages to read. A server with very small pages isn't walked to the end. */
const maxPages = 30;

/** Walks a list in every encoding, in the largest pages that it accepts. */
const walkInEveryEncoding = async (t: Case, operation: OperationShape, list: LongList): Promise<void> => {
  const { path, query } = list.request;
  const request = { operation: operation.id as OperationId, ...(path && { path }), ...(query && { query }) };
  const getKey = (item: Item) => listStrings(item).find((value) => list.keys.has(value)) ?? null;
  const most = operation.list?.maxLimit ?? 1;
  // The maximum of most lists is not documented.
  const largest = await t.send({ ...request, query: { ...query, limit: most } });
  const limit = largest.status === 400 ? (operation.list?.defaultLimit ?? 1) : most;
  let jsonPages = 0;
  for (const [mediaType, cursorClause] of cursorClauses) {
    const isJson = mediaType === mediaTypes.json;
    const walked = await walk(encodedPages(t, request, mediaType), {
      getKey,
      getLimit: () => limit,
      maxPages,
    });
    const pages = walked.pages.length;
    if (isJson && !walked.ended) return t.notExercised([], `${operation.id} in at most ${maxPages} pages`);
    if (isJson) jsonPages = pages;
    const missing: ClauseId = isJson || pages < jsonPages ? cursorClause : 'encodings.same-records';
    const repeated: ClauseId = isJson ? 'pagination.walk-visits-once' : 'encodings.same-records';
    const expected = `each of ${list.keys.size} records once in ${mediaType}, in pages of at most ${limit}`;
    for (const problem of checkWalk(walked, openLedger(list.keys), getKey)) {
      const clause: Record<typeof problem.kind, ClauseId> = {
        missed: missing,
        repeated,
        oversized: 'pagination.limit-respected',
        endless: cursorClause,
        'empty-cursor': cursorClause,
      };
      t.expect(clause[problem.kind], false, { expected, got: JSON.stringify(problem).slice(0, 300) });
    }
    t.pass(repeated);
    if (pages > 1) t.pass(cursorClause);
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
