import type { Kysely } from 'kysely';
import { sql } from '../kysely.ts';
import { ownedTable } from './owned-table.ts';

/** Workspaces, their users, and the tokens of both. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('workspaces')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .execute();
  await db.schema
    .createTable('memberships')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id'))
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('memberships_key', ['user_id', 'workspace_id'])
    .execute();
  await ownedTable(db, 'tokens')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('name', 'text')
    .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text')
    .addColumn('expires_at', 'text')
    .addColumn('revoked_at', 'text')
    .execute();
  // A revoked key gives its name free again.
  await db.schema
    .createIndex('tokens_name')
    .unique()
    .on('tokens')
    .columns(['workspace_id', 'mode', 'name'])
    .where(sql.ref('revoked_at'), 'is', null)
    .execute();
  await db.schema
    .createTable('retired_secrets')
    .addColumn('secret_hash', 'text', (column) => column.primaryKey())
    .addColumn('token_id', 'text', (column) => column.notNull().references('tokens.id'))
    .execute();
};
