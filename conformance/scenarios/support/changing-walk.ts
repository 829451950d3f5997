import type { ClauseId, OperationId } from '@workspace-api/contract';
import type { Case } from '../../engine/case/case.ts';
import { judgeWalk, type WalkFault } from '../../judging/pagination/judge-walk.ts';
import { openLedger } from '../../judging/pagination/ledger.ts';
import { walk } from '../../judging/pagination/walk.ts';
import { type PagedList, pagedList } from './paged-list.ts';

export type Change = { kind: 'none' } | { kind: 'insert' } | { kind: 'delete'; which: number };

export type WalkPlan = { limits: readonly number[]; changes: readonly Change[] };

const fewest = 4;
/** How many pages a walk over a list of any length should take at most, about. */
const pagesAimedAt = 16;

const show = (keys: readonly string[]) => keys.slice(0, 5).join(', ') + (keys.length > 5 ? ', …' : '');

const inWords = (fault: WalkFault): string => {
  if (fault.kind === 'missed') return `${show(fault.keys)} on no page`;
  if (fault.kind === 'repeated') return `${show(fault.keys)} more than once`;
  if (fault.kind === 'endless') return `no end after ${fault.pages} pages, the last ones with nothing new`;
  return fault.kind === 'empty-cursor'
    ? `an empty string as next_cursor of page ${fault.page + 1}`
    : `${fault.size} records on page ${fault.page + 1}, limit ${fault.limit}`;
};

/** Which promise a fault breaks, given what was done to the list during the walk. */
const clauseOf = ({ kind }: WalkFault, inserted: boolean, deleted: boolean): ClauseId | null => {
  if (kind === 'endless') return 'pagination.no-cursor-on-last-page';
  if (kind === 'empty-cursor') return 'pagination.next-cursor-while-more';
  // Held against every exchange, wherever it was made.
  if (kind === 'oversized') return null;
  if (inserted) return 'pagination.stable-under-insert';
  if (deleted) return 'pagination.stable-under-delete';
  return kind === 'missed' ? 'pagination.walk-visits-everything' : 'pagination.walk-visits-once';
};

/** Records of this run's own, at least so many that a walk has several pages. */
const fill = async (list: PagedList, there: number): Promise<string[]> => {
  const own: string[] = [];
  while (list.insert && there + own.length < fewest) own.push(await list.insert());
  return own;
};

/** Makes a planned change, and notes it. Only what this run added is taken away. */
const applyChange = async (
  list: PagedList,
  ledger: ReturnType<typeof openLedger>,
  own: Set<string>,
  change: Change | undefined,
): Promise<void> => {
  if (change?.kind === 'insert' && list.insert) {
    const key = await list.insert();
    own.add(key);
    ledger.insert(key);
  }
  if (change?.kind !== 'delete' || !list.remove) return;
  const standing = ledger.standing().filter((key) => own.has(key));
  const key = standing[change.which % Math.max(standing.length, 1)];
  if (key === undefined) return;
  own.delete(key);
  await list.remove(key);
  ledger.delete(key);
};

/**
 * Walks a list while records come and go, and judges the walk by the records that a listing showed both before
 * and after it: they were there all the time, whoever else works on the target.
 */
export const walkThroughChanges = async (
  t: Case,
  operation: OperationId,
  { limits, changes }: WalkPlan,
): Promise<void> => {
  const everything = 'pagination.walk-visits-everything';
  const list = await pagedList(t, operation);
  const found = await list.everything(everything);
  const told = found?.filter((item) => list.keyOf(item) !== null);
  const own = new Set(await fill(list, told?.length ?? fewest));
  const before = own.size > 0 ? await list.everything(everything) : found;
  if (!before) {
    return t.notExercised(
      [everything, 'pagination.walk-visits-once'],
      `${operation} short enough to be walked with small pages`,
    );
  }
  const keys = before.map(list.keyOf).filter((key) => key !== null);
  const ledger = openLedger([...keys, ...own]);
  const wider = Math.floor(before.length / pagesAimedAt);
  const seen = await walk(list.page(everything), {
    keyOf: list.keyOf,
    limitOf: (page) => (limits[page % limits.length] ?? 1) + wider,
    between: (page) => applyChange(list, ledger, own, changes[page - 1]),
  });
  const after = new Set((await list.everything(everything))?.map(list.keyOf) ?? []);
  // What this run made and didn't delete is there, whether or not a listing says so.
  const throughout = [...ledger.atStart].filter((key) => after.has(key) || own.has(key));
  const faults = judgeWalk(seen, { ...ledger, atStart: new Set(throughout) }, list.keyOf);
  const inserted = ledger.inserted.size > 0;
  const deleted = ledger.deleted.size > 0;
  for (const fault of faults) {
    const clause = clauseOf(fault, inserted, deleted);
    if (clause) t.expect(clause, false, { expected: 'every record once, and an end', got: inWords(fault) });
  }
  judgedWell(t, { inserted, deleted, several: seen.pages.length > 1 });
};

/** The promises that a walk without a fault has shown to be kept. */
const judgedWell = (t: Case, walked: { inserted: boolean; deleted: boolean; several: boolean }): void => {
  if (walked.inserted) t.pass('pagination.stable-under-insert');
  if (walked.deleted) t.pass('pagination.stable-under-delete');
  t.pass('pagination.no-cursor-on-last-page');
  if (!walked.several) return;
  t.pass('pagination.walk-visits-everything');
  t.pass('pagination.walk-visits-once');
  t.pass('pagination.next-cursor-while-more');
};
