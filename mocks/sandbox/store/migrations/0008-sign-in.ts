import type { Kysely } from 'kysely';

/** What signing in leaves behind, and what keeps callers out for a while. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('authorization_codes')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id'))
    .addColumn('mode', 'text', (column) => column.notNull())
    .addColumn('code_challenge', 'text', (column) => column.notNull())
    .addColumn('redirect_uri', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .addColumn('token_id', 'text', (column) => column.references('tokens.id'))
    .execute();
  await db.schema
    .createTable('refresh_tokens')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('token_id', 'text', (column) => column.notNull().references('tokens.id'))
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute();
  await db.schema
    .createTable('earlier_access_tokens')
    .addColumn('secret_hash', 'text', (column) => column.primaryKey())
    .addColumn('token_id', 'text', (column) => column.notNull().references('tokens.id'))
    .addColumn('expires_at', 'text')
    .execute();
  await db.schema
    .createTable('mfa_challenges')
    .addColumn('token_id', 'text', (column) => column.primaryKey().references('tokens.id'))
    .execute();
  await db.schema
    .createTable('workspace_holds')
    .addColumn('workspace_id', 'text', (column) => column.primaryKey().references('workspaces.id'))
    .execute();
  await db.schema
    .createTable('policy_rules')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id'))
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('policy_rules_by_subject')
    .on('policy_rules')
    .columns(['workspace_id', 'resource', 'action'])
    .execute();
};
