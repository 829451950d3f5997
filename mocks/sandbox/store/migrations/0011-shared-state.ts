import type { Kysely } from 'kysely';
import { sql } from '../kysely.ts';

/** What several processes have in common beside the records: it was the clock alone. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('clock_states').renameTo('sandbox_states').execute();
  const numbers = ['version', 'resets'];
  for (const name of numbers)
    await db.schema
      .alterTable('sandbox_states')
      .addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  for (const name of ['disturbance', 'records'])
    await db.schema.alterTable('sandbox_states').addColumn(name, 'text').execute();
  await sql`insert into sandbox_states (id, ahead) values (1, 0) on conflict (id) do nothing`.execute(db);
  await db.schema
    .createTable('fault_rules')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('rule', 'text', (column) => column.notNull())
    .addColumn('remaining', 'bigint')
    .addColumn('applied', 'bigint', (column) => column.notNull())
    .execute();
};
