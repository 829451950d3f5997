import { defineResource } from '../../store/resource.ts';
import { integer, text } from '../../store/schema/columns.ts';
import { defineTable, type TableRow, via } from '../../store/schema/define-table.ts';
import { demoPages, readSeedMembers, toSavedPage } from './seed.ts';

export const pages = defineResource('pages', {
  schema: 'PageSummary',
  // The slug and the title belong to the draft.
  columns: ({ draft_version }) => ({ draft_version: draft_version.startsAs(1) }),
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
