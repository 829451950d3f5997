import type { Updateable } from 'kysely';
import type { Db } from './database.ts';
import { compileOnce } from './prepared.ts';
import type { Tables } from './tables.ts';

type Identified = {
  [Table in keyof Tables]: Tables[Table] extends { id: string } ? Table : never;
}[keyof Tables];

/** Changes one record. The statement is compiled once for each table and set of columns. */
export const update = async <Table extends Identified & string>(
  db: Db,
  table: Table,
  id: string,
  changes: Partial<Tables[Table]>,
): Promise<void> => {
  const key = `update ${table} ${Object.keys(changes)}`;
  const { query, change } = compileOnce(db, key, () =>
    db
      .updateTable(table as 'runs')
      .set(changes as Updateable<Tables['runs']>)
      .where('id', '=', id),
  );
  await db.execute({ ...query, parameters: [...Object.values(changes), id] }, change && { ...change, id });
};
