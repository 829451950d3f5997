import type { SelectQueryBuilder } from 'kysely';
import { sql } from 'kysely';
import { limits } from '../core/limits.ts';
import { takeFitting } from '../core/take-fitting.ts';

/** The position of a record in a list ordered by time, newest first: the record's time, and its id to break ties. */
export type Position = { readonly time: string; readonly id: string };

/** The requested page: at most `limit` records after a position. */
export type PageRequest = { readonly limit: number; readonly after: Position | null };

/** The result of a list handler: the records, and the position of the last one if more records follow. */
export type ListPage<Item> = { readonly items: readonly Item[]; readonly next: Position | null };

const getRowLength = (row: object): number => {
  let length = 0;
  for (const name in row) {
    const value = (row as Record<string, unknown>)[name];
    if (typeof value === 'string') length += value.length;
  }
  return length;
};

/** The page for a result that was read with one row more than the limit. The extra row shows that another page follows. */
export const toPage = <Row extends { id: string }, Item>(
  rows: readonly Row[],
  time: keyof Row & string,
  limit: number,
  show: (row: Row) => Item,
): ListPage<Item> => {
  // A page may have fewer records than its limit, but at least one.
  const fitting = takeFitting(rows.slice(0, limit), limits.pageLength, getRowLength, 1);
  const last = fitting.at(-1);
  const next: Position | null =
    last && rows.length > fitting.length ? { time: String(last[time]), id: last.id } : null;
  return { items: fitting.map((row) => show(row)), next };
};

/**
 * One page of a query, newest first. It continues after the position of the last record instead of counting records. Inserts
 * and deletes between two requests therefore neither repeat nor skip a record (clauses `pagination.stable-*`).
 *
 * @param time the column that the list is ordered by; an ISO 8601 string, so that it sorts as a string on every engine
 */
export const keysetPage = async <All, Table extends keyof All, Row extends { id: string }, Item>(
  query: SelectQueryBuilder<All, Table, Row>,
  time: NoInfer<keyof Row & string>,
  { limit, after }: PageRequest,
  show: (row: Row) => Item,
): Promise<ListPage<Item>> => {
  const [timeColumn, idColumn] = [sql.ref(time), sql.ref('id')];
  const following = after
    ? query.where(sql<boolean>`(${timeColumn}, ${idColumn}) < (${after.time}, ${after.id})`)
    : query;
  const rows = await following
    .orderBy(timeColumn, 'desc')
    .orderBy(idColumn, 'desc')
    .limit(limit + 1)
    .execute();
  return toPage(rows as unknown as Row[], time, limit, show);
};
