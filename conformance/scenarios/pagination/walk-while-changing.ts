import { type ClauseId, getOperation, mediaTypes, type OperationId } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { checkWalk, type WalkProblem } from '../../checks/pagination/check-walk.ts';
import { openLedger } from '../../checks/pagination/ledger.ts';
import type { Page } from '../../checks/pagination/page-source.ts';
import { walk } from '../../checks/pagination/walk.ts';
import type { Case } from '../../engine/case/case.ts';
import { createdId } from '../../resources/created-id.ts';
import { createdResource } from '../../resources/find-resource.ts';
import type { OperationRequest } from '../../target/request.ts';
import { type Item, parsePage } from '../shared/list-page.ts';
import { type PagedList, pagedList } from './paged-list.ts';

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
 * pages. With `by ones`: two pages of one record, then larger ones that leave a single record, then a page with that
 * record.
 */
export type WalkPlan = {
  limits: readonly number[] | 'by ones';
  changes: readonly Change[];
  /** The media type of the pages. Default: JSON. */
  encoding?: string;
};

/** Two pages of one record, one of several records, and one of a single record. */
const fewest = 5;
/** The number of records that are added while a page is read. */
const insertedMeanwhile = 2;
/** The largest page of a short list: most lists don't document the limits that a server accepts. */
const widest = 4;
/** Roughly the maximum number of pages that a walk over a list of any length takes. */
const pagesAimedAt = 10;

const show = (keys: readonly string[]) => keys.slice(0, 5).join(', ') + (keys.length > 5 ? ', …' : '');

const describeProblem = (problem: WalkProblem): string => {
  if (problem.kind === 'missed') return `${show(problem.keys)} on no page`;
  if (problem.kind === 'repeated') return `${show(problem.keys)} more than once`;
  if (problem.kind === 'endless')
    return `no end after ${problem.pages} pages, the last ones with nothing new`;
  return problem.kind === 'empty-cursor'
    ? `an empty string as next_cursor of page ${problem.page + 1}`
    : `${problem.size} records on page ${problem.page + 1}, limit ${problem.limit}`;
};

/** Returns the clause that a problem breaks, given the changes to the list during the walk. */
const findClause = ({ kind }: WalkProblem, inserted: boolean, deleted: boolean): ClauseId | null => {
  if (kind === 'endless') return 'pagination.no-cursor-on-last-page';
  if (kind === 'empty-cursor') return 'pagination.next-cursor-while-more';
  // Already checked on every exchange.
  if (kind === 'oversized') return null;
  if (inserted) return 'pagination.stable-under-insert';
  if (deleted) return 'pagination.stable-under-delete';
  return kind === 'missed' ? 'pagination.walk-visits-everything' : 'pagination.walk-visits-once';
};

/** Adds records until a walk has several pages and every deletion has an added record. */
const fill = async (list: PagedList, there: number, deletes: number): Promise<string[]> => {
  const own: string[] = [];
  const isShort = () => there + own.length < fewest || (list.remove && own.length < deletes);
  while (list.insert && isShort()) own.push(await list.insert());
  return own;
};

/** Makes a planned change and records it. Only records that this run added are deleted. */
const applyChange = async (
  list: PagedList,
  ledger: ReturnType<typeof openLedger>,
  own: Set<string>,
  change: Change | undefined,
  visitedKeys: readonly string[],
): Promise<void> => {
  if (change?.kind === 'insert' && list.insert) {
    const key = await list.insert();
    own.add(key);
    ledger.insert(key);
  }
  if (change?.kind !== 'delete' || !list.remove) return;
  const standing = ledger.standing().filter((key) => own.has(key));
  const key =
    change.which === 'at the boundary'
      ? visitedKeys.findLast((each) => standing.includes(each))
      : standing[change.which % Math.max(standing.length, 1)];
  if (key === undefined) return;
  own.delete(key);
  await list.remove(key);
  ledger.delete(key);
};

/**
 * Reads a page while records are added through the API, at the same moment. Null if the API can't add any, or if the
 * page is refused.
 */
const readMeanwhile = async (
  t: Case,
  list: PagedList,
  ledger: ReturnType<typeof openLedger>,
  own: Set<string>,
  { cursor, limit }: { cursor: string | null; limit: number },
): Promise<Page<Item> | null> => {
  const resource = list.create ? createdResource(getOperation(list.create)) : null;
  if (!list.create || !resource) return null;
  const creations: OperationRequest[] = [];
  while (creations.length < insertedMeanwhile) creations.push(await t.request(list.create));
  const show = list.request({ limit, ...(cursor === null ? {} : { cursor }) });
  const raced = await t.race([...creations, show]);
  let page: Page<Item> | null = null;
  for (const { request, exchange } of raced) {
    if (!exchange || !isSuccess(exchange)) continue;
    if (request.operation === show.operation) page = parsePage(list.operation, exchange);
    const key = request.operation === list.create ? createdId(resource, exchange) : null;
    if (key === null) continue;
    own.add(key);
    ledger.insert(key);
  }
  return page;
};

/**
 * Walks a list while records are added and deleted, and checks the walk against the records that were listed both
 * before and after it: these existed during the whole walk, even if other clients use the target.
 */
export const walkWhileChanging = async (
  t: Case,
  operation: OperationId,
  { limits, changes, encoding = mediaTypes.json }: WalkPlan,
): Promise<void> => {
  const list = await pagedList(t, operation);
  const allItems = await list.everything();
  const keyedItems = allItems?.filter((item) => list.getKey(item) !== null);
  const deletes = changes.filter(({ kind }) => kind === 'delete').length;
  const own = new Set(await fill(list, keyedItems?.length ?? fewest, deletes));
  const before = own.size > 0 ? await list.everything() : allItems;
  if (!before) {
    return t.notExercised(
      ['pagination.walk-visits-everything', 'pagination.walk-visits-once'],
      `${operation} short enough to be walked with small pages`,
    );
  }
  const keys = before.map(list.getKey).filter((key) => key !== null);
  const ledger = openLedger([...keys, ...own]);
  const wider = Math.floor(before.length / pagesAimedAt);
  const visitedKeys: string[] = [];
  let read = 0;
  const isJson = encoding === mediaTypes.json;
  const pages = isJson ? list.page('pagination.walk-visits-everything') : list.inEncoding(encoding).page;
  let isMeanwhile = false;
  const noting: typeof pages = async (request) => {
    const page = isMeanwhile ? await readMeanwhile(t, list, ledger, own, request) : null;
    isMeanwhile = false;
    return note(page ?? (await pages(request)));
  };
  const note = (page: Page<Item>): Page<Item> => {
    read += page.items.length;
    visitedKeys.push(...page.items.map(list.getKey).filter((key) => key !== null));
    return page;
  };
  const walkResult = await walk(noting, {
    getKey: list.getKey,
    getLimit: (page) => {
      if (limits !== 'by ones') return (limits[page % limits.length] ?? 1) + wider;
      return page < 2 ? 1 : Math.min(Math.max(before.length - read - 1, 1), widest + wider);
    },
    between: (page) => {
      const next = changes[page - 1];
      isMeanwhile = isJson && next?.kind === 'insert meanwhile';
      return applyChange(list, ledger, own, next, visitedKeys);
    },
  });
  const after = new Set((await list.everything())?.map(list.getKey) ?? []);
  // A record that this run created and didn't delete exists, whether or not it is listed.
  const throughout = [...ledger.atStart].filter((key) => after.has(key) || own.has(key));
  const problems = checkWalk(walkResult, { ...ledger, atStart: new Set(throughout) }, list.getKey);
  const inserted = ledger.inserted.size > 0;
  const deleted = ledger.deleted.size > 0;
  for (const problem of problems) {
    const clause = findClause(problem, inserted, deleted);
    if (clause)
      t.expect(clause, false, {
        expected: 'every record once, and a last page',
        got: describeProblem(problem),
      });
  }
  passWalk(t, { inserted, deleted, several: walkResult.pages.length > 1 });
};

/** Passes the clauses that a walk without problems satisfies. */
const passWalk = (t: Case, walked: { inserted: boolean; deleted: boolean; several: boolean }): void => {
  if (walked.inserted) t.pass('pagination.stable-under-insert');
  if (walked.deleted) t.pass('pagination.stable-under-delete');
  t.pass('pagination.no-cursor-on-last-page');
  if (!walked.several) return;
  t.pass('pagination.walk-visits-everything');
  t.pass('pagination.walk-visits-once');
  t.pass('pagination.next-cursor-while-more');
};
