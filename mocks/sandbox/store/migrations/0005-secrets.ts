import type { Kysely } from 'kysely';
import { newestFirst, ownedTable } from './owned-table.ts';

/** Secrets with their values as they are encrypted, the keys of the workspaces, and what stands for a secret. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('data_keys')
    .addColumn('workspace_id', 'text', (column) => column.primaryKey().references('workspaces.id'))
    .addColumn('wrapped', 'text', (column) => column.notNull())
    .addColumn('master_key_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('key_uses')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id'))
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('principal', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('key_uses_newest_first')
    .on('key_uses')
    .columns(['workspace_id', 'used_at', 'id'])
    .execute();
  await ownedTable(db, 'secrets')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text')
    .addColumn('residency', 'text', (column) => column.notNull())
    .addColumn('zdr', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('overlap_ends_at', 'text')
    .addColumn('rotation_asked_by', 'text')
    .addUniqueConstraint('secrets_name', ['workspace_id', 'mode', 'name'])
    .execute();
  await newestFirst(db, 'secrets', 'created_at');
  await db.schema
    .createTable('secret_values')
    .addColumn('secret_id', 'text', (column) => column.notNull().references('secrets.id'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('accepted_until', 'text')
    .addPrimaryKeyConstraint('secret_values_key', ['secret_id', 'version'])
    .execute();
  await db.schema
    .createTable('proxy_urls')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('secret_id', 'text', (column) => column.notNull().references('secrets.id'))
    .addColumn('region', 'text', (column) => column.notNull())
    .addColumn('principal', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('residency_locks')
    .addColumn('workspace_id', 'text', (column) => column.primaryKey().references('workspaces.id'))
    .addColumn('region', 'text', (column) => column.notNull())
    .execute();
};
