import { integer, text } from '../../store/schema/columns.ts';
import { defineTable, listIndex, type TableRow, via } from '../../store/schema/define-table.ts';

export const pages = defineTable('pages', {
  owner: 'tenant',
  columns: {
    id: text(),
    /** The slug and title of the draft. */
    slug: text(),
    title: text(),
    draft_version: integer(),
    published_version: integer().nullable(),
    published_slug: text().nullable(),
    created_at: text(),
    updated_at: text(),
  },
  indexes: [listIndex('created_at'), { columns: ['workspace_id', 'mode', 'slug'], unique: true }],
});

export const pageVersions = defineTable('page_versions', {
  owner: via('pages', 'page_id'),
  columns: {
    page_id: text().references('pages'),
    version: integer(),
    /** The saved page, as JSON. */
    document: text(),
    created_at: text(),
  },
  primaryKey: ['page_id', 'version'],
});

/** Slugs that pages have released. */
export const releasedSlugs = defineTable('released_slugs', {
  owner: 'tenant',
  columns: { slug: text(), page_id: text().references('pages'), released_at: text() },
  primaryKey: ['workspace_id', 'mode', 'slug'],
});

export type PageRow = TableRow<typeof pages>;

declare module '../../store/tables.ts' {
  interface Tables {
    pages: PageRow;
    page_versions: TableRow<typeof pageVersions>;
    released_slugs: TableRow<typeof releasedSlugs>;
  }
}
