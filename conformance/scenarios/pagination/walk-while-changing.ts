import { type ClauseId, getOperation, mediaTypes, type OperationId } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { checkWalk, openLedger, type Page, type WalkProblem, walk } from '../../checks/pagination/walk.ts';
import type { Case, OperationRequest } from '../../engine/scenario.ts';
import { createdId, createdResource } from '../../resources/find-resource.ts';
import { type Item, parsePage } from '../shared/lists.ts';
import { type KnownRecords, type PagedList, pagedList } from './paged-list.ts';

/**
 * A change to a list between two pages. `insert meanwhile` adds records while the next page is read, if the API can add
 * them. At the boundary, a deletion deletes the last added record that a page showed.
 */
export type Change =
  | { kind: 'none' }
  | { kind: 'insert' }
  | { kind: 'insert meanwhile' }
  | { kind: 'delete'; which: number | 'at the boundary' };

/**
 * Limits of successive pages, in turn. A share of the list's length is added to each, so that long lists take no more
 * pages. With `one left`: pages of two records and one, then larger ones that leave a single record, then a page with that
 * record.
 */
export type WalkPlan = {
  limits: readonly number[] | 'one left';
  changes: readonly Change[];
  /** The media type of the pages. Default: JSON. */
  encoding?: string;
};

/** The number of records for which a walk has pages with several records and with one, and a change before most of them. */
const fewest = 6;
/** The number of records that are added while a page is read. */
const insertedMeanwhile = 2;
/** The largest page of a short list: most lists don't document the limits that a server accepts. */
const widest = 4;
/** Roughly the maximum number of pages that a walk over a list of any length takes. */
const pagesAimedAt = 10;
/** After this number of pages, so many records were added that the walk continues in pages of the default size. */
const mostShortPages = 20;

/** The result of one walk: its problems, and what happened during it. */
type Outcome = {
  problems: readonly WalkProblem[];
  inserted: boolean;
  deleted: boolean;
  pages: number;
};

/** Returns the clause that a problem breaks, given the changes to the list during the walk. */
const findClause = ({ kind }: WalkProblem, { inserted, deleted }: Outcome): ClauseId => {
  if (kind === 'endless') return 'pagination.no-cursor-on-last-page';
  if (kind === 'empty-cursor') return 'pagination.next-cursor-while-more';
  if (deleted) return 'pagination.stable-under-delete';
  if (inserted) return 'pagination.stable-under-insert';
  return kind === 'missed' ? 'pagination.walk-visits-everything' : 'pagination.walk-visits-once';
};

/** The records of one list during a walk. Each change is also recorded in what the run knows of the list. */
const openRecords = (list: PagedList, before: KnownRecords) => {
  const own = new Set<string>();
  let ledger = openLedger([]);
  const add = (key: string) => {
    own.add(key);
    before.keys.add(key);
    ledger.inserted.add(key);
  };
  return {
    own,
    add,
    ledger: () => ledger,
    /** Adds records until a walk has several pages and every deletion has a record that this walk added. */
    fill: async (deletes: number) => {
      const isShort = () => before.keys.size < fewest || (list.remove && deletes > 0 && own.size <= deletes);
      while (list.insert && isShort()) add(await list.insert());
      ledger = openLedger(before.keys);
    },
    insert: async () => {
      if (list.insert) add(await list.insert());
    },
    /** Deletes a record that this walk added. */
    remove: async (which: number | 'at the boundary', visitedKeys: readonly string[]) => {
      const { atStart, inserted, deleted } = ledger;
      const standing = [...atStart, ...inserted].filter((key) => own.has(key) && !deleted.has(key));
      const key =
        which === 'at the boundary'
          ? // Other cases may have added all the records that were shown so far.
            (visitedKeys.findLast((each) => standing.includes(each)) ?? standing[0])
          : standing[which % Math.max(standing.length, 1)];
      if (key === undefined || !list.remove) return;
      await list.remove(key);
      for (const keys of [own, before.keys]) keys.delete(key);
      ledger.deleted.add(key);
    },
  };
};

/**
 * Reads a page while records are added through the API, at the same moment. Null if the page is refused.
 *
 * @param create the operation that adds a record
 */
const readMeanwhile = async (
  t: Case,
  list: PagedList,
  create: OperationId,
  query: { cursor?: string; limit: number },
  add: (key: string) => void,
): Promise<Page<Item> | null> => {
  const resource = createdResource(getOperation(create));
  const creations: OperationRequest[] = [];
  while (creations.length < insertedMeanwhile) creations.push(await t.request(create));
  const show = list.request(query);
  let page: Page<Item> | null = null;
  for (const { request, exchange } of await t.race([...creations, show])) {
    if (!exchange || !isSuccess(exchange)) continue;
    if (request.operation === show.operation) page = parsePage(list.operation, exchange);
    const key = resource && request.operation === create ? createdId(resource, exchange) : null;
    if (key !== null) add(key);
  }
  return page;
};

/** Walks a list while records are added and deleted, and finds problems with the records that were there throughout. */
const walkOnce = async (
  t: Case,
  id: OperationId,
  { limits, changes, encoding = mediaTypes.json }: WalkPlan,
): Promise<Outcome> => {
  const list = await pagedList(t, id);
  const before = await list.sharedRecords();
  if (!before) {
    return t.notExercised(
      ['pagination.walk-visits-everything', 'pagination.walk-visits-once'],
      `${id} short enough to be walked with small pages`,
    );
  }
  const records = openRecords(list, before);
  await records.fill(changes.filter(({ kind }) => kind === 'delete').length);
  const length = Math.max(before.items.length, before.keys.size);
  const wider = Math.floor(length / pagesAimedAt);
  const visitedKeys: string[] = [];
  let read = 0;
  const isJson = encoding === mediaTypes.json;
  const readPage = list.pages('pagination.walk-visits-everything', encoding);
  let isMeanwhile = false;
  const source: typeof readPage = async ({ cursor, limit }) => {
    const query = { limit, ...(cursor === null ? {} : { cursor }) };
    const page =
      isMeanwhile && list.create ? await readMeanwhile(t, list, list.create, query, records.add) : null;
    isMeanwhile = false;
    const { items, ...rest } = page ?? (await readPage({ cursor, limit }));
    read += items.length;
    visitedKeys.push(...items.map(list.getKey).filter((key) => key !== null));
    return { items, ...rest };
  };
  const getLimit = (page: number): number => {
    if (page >= mostShortPages) return list.operation.list?.defaultLimit ?? 1;
    if (limits !== 'one left') return (limits[page % limits.length] ?? 1) + wider;
    const left = length - read;
    if (page < 2) return 2 - page;
    return left < 1 ? widest + wider : Math.min(Math.max(left - 1, 1), widest + wider);
  };
  const between = async (page: number): Promise<void> => {
    const next = changes[page - 1];
    isMeanwhile = next?.kind === 'insert meanwhile' && isJson && list.create !== null;
    if (next?.kind === 'delete') await records.remove(next.which, visitedKeys);
    else if (next?.kind.startsWith('insert') && !isMeanwhile) await records.insert();
  };
  const walked = await walk(source, { getKey: list.getKey, getLimit, between });
  const ledger = records.ledger();
  let problems = checkWalk(walked, ledger, list.getKey);
  if (problems.some(({ kind }) => kind === 'missed')) {
    // Other clients may have deleted records. One that this walk added exists, whether or not it is listed.
    const after = new Set((await list.everything())?.map(list.getKey) ?? []);
    const throughout = [...ledger.atStart].filter((key) => after.has(key) || records.own.has(key));
    problems = checkWalk(walked, { ...ledger, atStart: new Set(throughout) }, list.getKey);
  }
  const [inserted, deleted] = [ledger.inserted.size > 0, ledger.deleted.size > 0];
  return { problems, inserted, deleted, pages: walked.pages.length };
};

/**
 * Walks a list while records are added and deleted, and expects that the walk shows each record once that was there throughout.
 * If it doesn't, walks with fewer changes show which of them it depends on.
 */
export const walkWhileChanging = async (t: Case, id: OperationId, plan: WalkPlan): Promise<void> => {
  const outcome = await walkOnce(t, id, plan);
  const smaller: WalkPlan[] = [
    { ...plan, changes: [] },
    { ...plan, changes: plan.changes.filter(({ kind }) => kind !== 'delete') },
  ];
  let failing = outcome;
  for (const each of outcome.problems.length > 0 ? smaller : []) {
    failing = await walkOnce(t, id, each);
    if (failing.problems.length > 0) break;
    failing = outcome;
  }
  for (const problem of failing.problems)
    t.expect(findClause(problem, failing), false, {
      expected: 'every record once, and a last page',
      got: problem.got,
    });
  if (outcome.inserted) t.pass('pagination.stable-under-insert');
  if (outcome.deleted) t.pass('pagination.stable-under-delete');
  t.pass('pagination.no-cursor-on-last-page');
  if (outcome.pages < 2) return;
  t.pass('pagination.walk-visits-everything');
  t.pass('pagination.walk-visits-once');
  t.pass('pagination.next-cursor-while-more');
};
