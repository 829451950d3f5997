import { examples } from '@workspace-api/contract';
import { acmeColumns } from '../../core/demo-tenant.ts';
import type { Db } from '../../store/database.ts';

const drafts = [examples['page-home'], examples['page-menu'], examples['page-about']];
const earlierHome = { ofSlug: 'home', upTo: examples['rollback-page-request'].version };

/** The examples contain each page's draft, and the version of the home page that a rollback restores. */
const documentOf = (slug: string, version: number) =>
  slug === earlierHome.ofSlug && version <= earlierHome.upTo
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
      document: JSON.stringify(documentOf(slug, index + 1)),
      created_at: index + 1 === draft_version ? updated_at : created_at,
    })),
  );
  await db.insertInto('page_versions').values(versions).execute();
};
