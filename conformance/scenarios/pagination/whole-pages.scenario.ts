import { type ClauseId, mediaTypes, type OperationId, type OperationShape } from '@workspace-api/contract';
import { checkWalk, openLedger, walk } from '../../checks/pagination/walk.ts';
import { type CapabilityName, type Case, scenario } from '../../engine/scenario.ts';
import { addMany, type ListSource, listSource, uniqueWord } from '../shared/lists.ts';
import { encodedPages } from './paged-list.ts';

/** A list with more records of this run than two of its largest pages hold. */
type LongList = Pick<ListSource, 'path' | 'query' | 'getKey'> & { keys: ReadonlySet<string> };

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
  const { path, query, getKey } = list;
  const request = { operation: operation.id as OperationId, path, query };
  const most = operation.list?.maxLimit ?? 1;
  // The maximum of most lists is not documented.
  const largest = await t.send({ ...request, query: { ...query, limit: most } });
  const limit = largest.status === 400 ? (operation.list?.defaultLimit ?? 1) : most;
  let jsonPages = 0;
  for (const [mediaType, cursorClause] of cursorClauses) {
    const isJson = mediaType === mediaTypes.json;
    const walked = await walk(encodedPages(t, request, mediaType, []), {
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
        endless: cursorClause,
        'empty-cursor': cursorClause,
      };
      t.expect(clause[problem.kind], false, { expected, got: problem.got });
    }
    t.pass(repeated);
    if (pages > 1) t.pass(cursorClause);
  }
};

/** Creates a record of this case that a list is below; undefined for log entries, which their first word selects. */
const createParent = async (t: Case, list: OperationId): Promise<string | undefined> => {
  if (list === 'listSubmissions') return (await t.subjects.fresh('form')).id;
  if (list !== 'listRuns') return undefined;
  const { id } = await t.subjects.fresh('agent');
  await t.prepare({ operation: 'activateAgent', path: { id } });
  return id;
};

/** Lists whose records belong to another record, or can be selected: other cases don't read what is added. */
const ownLists = {
  searchLogs: 'add-log-entry',
  listRuns: 'add-run',
  listSubmissions: 'add-submission',
} as const satisfies Partial<Record<OperationId, CapabilityName>>;

/** Adds records to a list. */
const fillList = async (t: Case, list: keyof typeof ownLists, count: number): Promise<LongList> => {
  t.needs(ownLists[list]);
  const parent = await createParent(t, list);
  const { insert, ...source } = await listSource(t, list, { word: uniqueWord(t, 'whole'), parent });
  const keys = new Set<string>();
  await addMany(count, async () => insert && keys.add(await insert()));
  return { ...source, keys };
};

const title = 'A list that is longer than two of its largest pages is returned completely in every encoding';
export default scenario(title, { holds: [] }, async (gate) => {
  const isFilled = ({ id }: OperationShape) =>
    gate.effort === 'quick' ? id === 'searchLogs' : id in ownLists;
  await gate.eachOperation(isFilled, async (operation, t) => {
    // More than fit on two pages.
    const count = 2 * (operation.list?.maxLimit ?? 0) + 1;
    const list = await fillList(t, operation.id as keyof typeof ownLists, count);
    await walkInEveryEncoding(t, operation, list);
  });
});
