import type { Kysely } from 'kysely';

/** What the list and the visitors of pages see, slugs that are held for a while, and themes with their versions. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('pages')
    .addColumn('title', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('pages').addColumn('published_slug', 'text').execute();
  await db.schema
    .createTable('released_slugs')
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id'))
    .addColumn('mode', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('page_id', 'text', (column) => column.notNull().references('pages.id'))
    .addColumn('released_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('released_slugs_key', ['workspace_id', 'mode', 'slug'])
    .execute();
  await db.schema
    .createTable('themes')
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id'))
    .addColumn('mode', 'text', (column) => column.notNull())
    .addColumn('draft_version', 'integer', (column) => column.notNull())
    .addColumn('published_version', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('themes_key', ['workspace_id', 'mode'])
    .execute();
  await db.schema
    .createTable('theme_versions')
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id'))
    .addColumn('mode', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('theme_versions_key', ['workspace_id', 'mode', 'version'])
    .execute();
};
