import type { FellDue } from '../domain/app-context.ts';
import { readAll } from '../store/batch.ts';
import type { Db } from '../store/database.ts';
import { features } from './features.ts';

const kinds = features.flatMap(({ due }) => due ?? []);

/** Counts the records that fell due after one time and up to another, by kind. Kinds without due records are omitted. */
export const fellDue = async (db: Db, after: Date, until: Date): Promise<FellDue[]> => {
  const counts = await readAll(
    db,
    kinds.map(({ table, column }) =>
      db
        .selectFrom(table as 'runs')
        .select(({ fn }) => fn.countAll().as('count'))
        .where(column as 'started_at', '>', after.toISOString())
        .where(column as 'started_at', '<=', until.toISOString()),
    ),
  );
  return kinds
    .map(({ what }, index) => ({ what, count: Number(counts[index]?.[0]?.count ?? 0) }))
    .filter(({ count }) => count > 0);
};
