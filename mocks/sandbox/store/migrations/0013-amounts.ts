import type { Kysely } from 'kysely';

/** Amounts of more than four bytes. SQLite's integers are as wide as they need to be, and it can't alter a column. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const isSqlite = !db.getExecutor().adapter.supportsTransactionalDdl;
  if (isSqlite) return;
  for (const table of ['invoices', 'invoice_lines'])
    await db.schema
      .alterTable(table)
      .alterColumn('amount', (column) => column.setDataType('bigint'))
      .execute();
};
