import type { Kysely } from 'kysely';
import { newestFirst, ownedTable } from './owned-table.ts';

/** Pages with their versions, forms with their submissions, log entries and invoices. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await ownedTable(db, 'pages')
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('draft_version', 'integer', (column) => column.notNull())
    .addColumn('published_version', 'integer')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('pages_slug', ['workspace_id', 'mode', 'slug'])
    .execute();
  await newestFirst(db, 'pages', 'created_at');
  await db.schema
    .createTable('page_versions')
    .addColumn('page_id', 'text', (column) => column.notNull().references('pages.id'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_versions_key', ['page_id', 'version'])
    .execute();
  await ownedTable(db, 'forms')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('schema_table', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('submit_label', 'text', (column) => column.notNull())
    .addColumn('on_submit', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await newestFirst(db, 'forms', 'created_at');
  await ownedTable(db, 'submissions')
    .addColumn('form_id', 'text', (column) => column.notNull().references('forms.id'))
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('submitted_at', 'text', (column) => column.notNull())
    .execute();
  await newestFirst(db, 'submissions', 'form_id', 'submitted_at');
  await ownedTable(db, 'log_entries')
    .addColumn('ts', 'text', (column) => column.notNull())
    .addColumn('level', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('request_id', 'text', (column) => column.notNull())
    .execute();
  await newestFirst(db, 'log_entries', 'ts');
  await ownedTable(db, 'invoices')
    .addColumn('period_start', 'text', (column) => column.notNull())
    .addColumn('period_end', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('pdf_url', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await newestFirst(db, 'invoices', 'created_at');
};
