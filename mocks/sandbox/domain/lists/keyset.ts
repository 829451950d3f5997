import type { SelectQueryBuilder } from 'kysely';
import { sql } from 'kysely';
import { limits } from '../../core/limits.ts';
import type { Db } from '../../store/database.ts';
import { prepareQuery } from '../../store/prepared.ts';
import type { Tables } from '../../store/tables.ts';

/** The position of a record in a list that is ordered by time, newest first: its time and, among equals, its id. */
export type Position = { readonly time: string; readonly id: string };

/** The page that a request asks for: at most `limit` records after a position. */
export type PageRequest = { readonly limit: number; readonly after: Position | null };

/** The result of a list handler: the records, and the position of the last one if there are more. */
export type ListPage<Item> = { readonly items: readonly Item[]; readonly next: Position | null };

/** The records of a query that come after a position, newest first. */
const orderAfter = <All, Table extends keyof All, Row>(
  query: SelectQueryBuilder<All, Table, Row>,
  time: keyof Row & string,
  after: Position | null,
) => {
  const [timeColumn, idColumn] = [sql.ref(time), sql.ref('id')];
  const from = after
    ? query.where(sql<boolean>`(${timeColumn}, ${idColumn}) < (${after.time}, ${after.id})`)
    : query;
  return from.orderBy(timeColumn, 'desc').orderBy(idColumn, 'desc');
};

const getRowLength = (row: object): number => {
  let length = 0;
  for (const name in row) {
    const value = (row as Record<string, unknown>)[name];
    if (typeof value === 'string') length += value.length;
  }
  return length;
};

/** The first rows that fit on a page, at least one: a page may have fewer records than its limit. */
const fitPage = <Row extends object>(rows: readonly Row[]): readonly Row[] => {
  let remaining: number = limits.pageLength;
  const end = rows.findIndex((row) => {
    remaining -= getRowLength(row);
    return remaining < 0;
  });
  return end === -1 ? rows : rows.slice(0, Math.max(1, end));
};

/** The page of rows that were read with one row more than the limit, which shows whether there is another page. */
const toPage = <Row extends { id: string }>(
  rows: readonly Row[],
  time: keyof Row & string,
  limit: number,
): ListPage<Row> => {
  const items = fitPage(rows.slice(0, limit));
  const last = items.at(-1);
  const next: Position | null =
    last && rows.length > items.length ? { time: String(last[time]), id: last.id } : null;
  return { items, next };
};

/**
 * One page of a query, newest first. It continues after the position of the last record, not after a number of records,
 * so that inserts and deletes between two requests neither repeat nor skip a record (clauses `pagination.stable-*`).
 *
 * @param time the column that the list is ordered by; ISO 8601 text, so that it sorts as text on every engine
 */
export const keysetPage = async <All, Table extends keyof All, Row extends { id: string }>(
  query: SelectQueryBuilder<All, Table, Row>,
  time: keyof Row & string,
  { limit, after }: PageRequest,
): Promise<ListPage<Row>> => {
  const rows = await orderAfter(query, time, after)
    .limit(limit + 1)
    .execute();
  return toPage(rows as unknown as Row[], time, limit);
};

type Values = Readonly<Record<string, string>>;
type Bounds = { readonly time: string; readonly id: string; readonly most: number };

/**
 * The same for a query that is built once.
 *
 * @param build as for `prepared`
 */
export const keysetPages = <Given extends Values, Table extends keyof Tables, Row extends { id: string }>(
  build: (db: Db, values: Given) => SelectQueryBuilder<Tables, Table, Row>,
  time: NoInfer<keyof Row & string>,
): ((db: Db, values: Given, page: PageRequest) => Promise<ListPage<Row>>) => {
  const first = prepareQuery((db, values: Given & Bounds) =>
    orderAfter(build(db, values), time, null).limit(sql<number>`${values.most}`),
  );
  const further = prepareQuery((db, values: Given & Bounds) =>
    orderAfter(build(db, values), time, values).limit(sql<number>`${values.most}`),
  );
  return async (db, values, { limit, after }) => {
    const readRows = after ? further : first;
    const rows = await readRows(db, {
      ...values,
      time: after?.time ?? '',
      id: after?.id ?? '',
      most: limit + 1,
    });
    return toPage(rows as unknown as Row[], time, limit);
  };
};

/** Maps the records of a page. */
export const mapPage = <Row, Item>(page: ListPage<Row>, show: (row: Row) => Item): ListPage<Item> => ({
  items: page.items.map(show),
  next: page.next,
});
