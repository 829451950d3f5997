import { defineResource } from '../../store/resource.ts';
import { integer, text, time } from '../../store/schema/columns.ts';
import { defineTable, type TableRow, via } from '../../store/schema/define-table.ts';
import { demoPages, readSeedMembers, toSavedPage } from './seed.ts';

export const pages = defineResource('pages', {
  schema: 'PageSummary',
  columns: {
    id: text(),
    /** The slug and title of the draft. */
    slug: text(),
    title: text(),
    draft_version: integer().startsAs(1),
    published_version: integer().nullable(),
    created_at: time(),
    updated_at: time(),
  },
  internal: { published_slug: text().nullable() },
  time: 'created_at',
  indexes: [{ columns: ['workspace_id', 'mode', 'slug'], unique: true }],
  seed: 'pages',
  created: 'pages.created',
  demo: demoPages,
  notInSeed: ['draft_version', 'updated_at'],
  fromSeed: (page, { time: createdAt }) => toSavedPage(page, createdAt).columns,
  joinedInSeed: readSeedMembers,
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
