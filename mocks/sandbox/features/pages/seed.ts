import { examples } from '@workspace-api/contract';
import { acmeColumns } from '../../core/demo-tenant.ts';
import type { TenantRecords } from '../../core/seed-records.ts';
import type { Tenant } from '../../core/tenant.ts';
import type { Db } from '../../store/database.ts';
import { listRows } from '../../store/list-rows.ts';
import type { PageRow } from './table.ts';

const drafts = [examples['page-home'], examples['page-menu'], examples['page-about']];
const earlierHome = { slug: 'home', upTo: examples['rollback-page-request'].version };

/** The examples contain each page's draft, and the version of the home page that a rollback restores. */
const findDocument = (slug: string, version: number) =>
  slug === earlierHome.slug && version <= earlierHome.upTo
    ? examples['page-home-rolled-back']
    : drafts.find((page) => page.metadata.slug === slug);

/** Inserts the demo pages with their saved drafts. */
export const seedPages = async (db: Db): Promise<void> => {
  const pages = examples['page-list'].data.map((page) => ({
    ...page,
    ...acmeColumns,
    published_slug: page.published_version === null ? null : page.slug,
  }));
  await db.insertInto('pages').values(pages).execute();
  const versions = pages.flatMap(({ id, slug, draft_version, created_at, updated_at }) =>
    Array.from({ length: draft_version }, (_, index) => ({
      page_id: id,
      version: index + 1,
      document: JSON.stringify(findDocument(slug, index + 1)),
      created_at: index + 1 === draft_version ? updated_at : created_at,
    })),
  );
  await db.insertInto('page_versions').values(versions).execute();
};

const listVersions = async (db: Db, { id }: PageRow) =>
  (
    await db
      .selectFrom('page_versions')
      .select(['version', 'document', 'created_at'])
      .where('page_id', '=', id)
      .orderBy('version')
      .execute()
  ).map(({ document, ...version }) => ({ ...version, document: JSON.parse(document) }));

const listReleasedSlugs = (db: Db, { id }: PageRow) =>
  db
    .selectFrom('released_slugs')
    .select(['slug', 'released_at'])
    .where('page_id', '=', id)
    .orderBy('slug')
    .execute();

const exportPage = async (db: Db, page: PageRow) => {
  const released_slugs = await listReleasedSlugs(db, page);
  return {
    id: page.id,
    slug: page.slug,
    title: page.title,
    versions: await listVersions(db, page),
    ...(page.published_version !== null && { published_version: page.published_version }),
    ...(released_slugs.length > 0 && { released_slugs }),
    created_at: page.created_at,
  };
};

/** Reads the pages of a tenant, with all saved versions, for a seed. */
export const exportPages = async (db: Db, tenant: Tenant): Promise<TenantRecords> => {
  const pages = [];
  for (const page of await listRows(db, 'pages', tenant, 'created_at'))
    pages.push(await exportPage(db, page));
  return { pages };
};
