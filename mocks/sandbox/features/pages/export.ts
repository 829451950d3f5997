import type { TenantRecords } from '../../core/seed-records.ts';
import type { Tenant } from '../../core/tenant.ts';
import type { Db } from '../../store/database.ts';
import { rowsOf } from '../../store/rows-of.ts';
import type { PageRow } from './table.ts';

const versionsOf = async (db: Db, { id }: PageRow) =>
  (
    await db
      .selectFrom('page_versions')
      .select(['version', 'document', 'created_at'])
      .where('page_id', '=', id)
      .orderBy('version')
      .execute()
  ).map(({ document, ...version }) => ({ ...version, document: JSON.parse(document) }));

const releasedSlugsOf = (db: Db, { id }: PageRow) =>
  db
    .selectFrom('released_slugs')
    .select(['slug', 'released_at'])
    .where('page_id', '=', id)
    .orderBy('slug')
    .execute();

const exportPage = async (db: Db, page: PageRow) => {
  const released_slugs = await releasedSlugsOf(db, page);
  return {
    id: page.id,
    slug: page.slug,
    title: page.title,
    versions: await versionsOf(db, page),
    ...(page.published_version !== null && { published_version: page.published_version }),
    ...(released_slugs.length > 0 && { released_slugs }),
    created_at: page.created_at,
  };
};

/** The pages of a tenant with all saved versions, for a seed. */
export const exportPages = async (db: Db, tenant: Tenant): Promise<TenantRecords> => {
  const pages = [];
  for (const page of await rowsOf(db, 'pages', tenant, 'created_at')) pages.push(await exportPage(db, page));
  return { pages };
};
