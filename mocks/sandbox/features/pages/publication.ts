import type { Tenant } from '../../core/tenant.ts';
import type { Db } from '../../store/database.ts';
import { ofTenant } from '../../store/of-tenant.ts';
import type { PageDocument } from './page-document.ts';
import type { PageRow } from './resource.ts';

/** Makes the draft of every page of the tenant live, in one statement. */
export const publishDrafts = async (db: Db, tenant: Tenant): Promise<PageRow[]> => {
  const published = await db
    .updateTable('pages')
    .set((is) => ({ published_version: is.ref('draft_version'), published_slug: is.ref('slug') }))
    .where(ofTenant(tenant))
    .returningAll()
    .execute();
  const position = (page: PageRow) => `${page.created_at} ${page.id}`;
  return published.toSorted((a, b) => (position(a) < position(b) ? 1 : -1));
};

/** The page that visitors see at a slug: its last published version, regardless of its draft. */
export const livePage = async (db: Db, tenant: Tenant, slug: string) => {
  const live = await db
    .selectFrom('pages')
    .innerJoin('page_versions', (join) =>
      join
        .onRef('page_versions.page_id', '=', 'pages.id')
        .onRef('page_versions.version', '=', 'pages.published_version'),
    )
    .select(['pages.id', 'page_versions.version', 'page_versions.document'])
    .where(ofTenant(tenant, 'pages'))
    .where('pages.published_slug', '=', slug)
    .executeTakeFirst();
  return live && { ...live, document: JSON.parse(live.document) as PageDocument };
};
