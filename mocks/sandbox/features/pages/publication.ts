import type { Tenant } from '../../core/tenant.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { Db } from '../../store/database.ts';
import { insertVersion } from './drafts.ts';
import type { PageDocument } from './page-document.ts';
import { type PageRow, pages } from './resource.ts';
import { claimSlug, requireFreeSlug } from './slugs.ts';

/**
 * Creates an unpublished page.
 *
 * @throws Problem `slug-in-use` or `tombstoned`
 */
export const createPage = async (
  context: Pick<AppContext, 'clock' | 'ids'>,
  db: Db,
  tenant: Tenant,
  document: PageDocument,
): Promise<PageRow> => {
  const now = context.clock.now();
  const { slug, title } = document.metadata;
  const page = pages.newRow(context, tenant, { slug, title, updated_at: now.toISOString() });
  await requireFreeSlug(db, page, slug, now);
  await claimSlug(slug, db.insertInto('pages').values(page).execute());
  await insertVersion(db, {
    page_id: page.id,
    version: page.draft_version,
    document: JSON.stringify(document),
    created_at: page.updated_at,
  });
  return page;
};

/** Makes the draft of every page of the tenant live, in one statement. */
export const publishDrafts = async (db: Db, { workspaceId, mode }: Tenant): Promise<PageRow[]> => {
  const published = await db
    .updateTable('pages')
    .set((is) => ({ published_version: is.ref('draft_version'), published_slug: is.ref('slug') }))
    .where('workspace_id', '=', workspaceId)
    .where('mode', '=', mode)
    .returningAll()
    .execute();
  const position = (page: PageRow) => `${page.created_at} ${page.id}`;
  return published.toSorted((a, b) => (position(a) < position(b) ? 1 : -1));
};

/** The page that visitors see at a slug: its last published version, regardless of its draft. */
export const livePage = async (db: Db, tenant: Tenant, slug: string) =>
  selectPublished(db, tenant, 'published_slug', slug);

/** The published version of a page by its id; undefined if it was never published. */
export const publishedPage = async (db: Db, tenant: Tenant, id: string) =>
  selectPublished(db, tenant, 'id', id);

const selectPublished = async (
  db: Db,
  { workspaceId, mode }: Tenant,
  column: 'id' | 'published_slug',
  value: string,
) => {
  const live = await db
    .selectFrom('pages')
    .innerJoin('page_versions', (join) =>
      join
        .onRef('page_versions.page_id', '=', 'pages.id')
        .onRef('page_versions.version', '=', 'pages.published_version'),
    )
    .select(['pages.id', 'page_versions.version', 'page_versions.document'])
    .where('pages.workspace_id', '=', workspaceId)
    .where('pages.mode', '=', mode)
    .where(`pages.${column}`, '=', value)
    .executeTakeFirst();
  return live && { ...live, document: JSON.parse(live.document) as PageDocument };
};
