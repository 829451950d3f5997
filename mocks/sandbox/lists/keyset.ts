import type { SelectQueryBuilder } from 'kysely';
import { sql } from '../store/kysely.ts';
import type { ListPage, PageRequest, Position } from './position.ts';

/**
 * One page of a query, newest first. It goes on after the position of the last record seen, not after a count of
 * records, so what is inserted or deleted between two requests neither repeats nor hides a record
 * (clauses `pagination.stable-*`).
 *
 * @param time the column that the list is ordered by; ISO 8601 text, so that it sorts as text on every engine
 */
export const keysetPage = async <Tables, Table extends keyof Tables, Row extends { id: string }>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  time: keyof Row & string,
  { limit, after }: PageRequest,
): Promise<ListPage<Row>> => {
  const [timeColumn, idColumn] = [sql.ref(time), sql.ref('id')];
  const from = after
    ? query.where(sql<boolean>`(${timeColumn}, ${idColumn}) < (${after.time}, ${after.id})`)
    : query;
  // One more than asked for tells whether there is another page.
  const rows = (await from
    .orderBy(timeColumn, 'desc')
    .orderBy(idColumn, 'desc')
    .limit(limit + 1)
    .execute()) as unknown as Row[];
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const next: Position | null =
    last && rows.length > limit ? { time: String(last[time]), id: last.id } : null;
  return { items, next };
};

/** The page with each record turned into what the contract shows. */
export const mapPage = <Row, Item>(page: ListPage<Row>, show: (row: Row) => Item): ListPage<Item> => ({
  items: page.items.map(show),
  next: page.next,
});
