import { examples, idPrefixes } from '@workspace-api/contract';
import { acmeColumns } from '../../core/demo-tenant.ts';
import type { FieldError } from '../../core/problem.ts';
import { duplicates, type SeedPlace } from '../../core/seed-checks.ts';
import type { TenantRecords } from '../../core/seed-records.ts';
import type { SeedTarget } from '../../core/seed-target.ts';
import type { Db } from '../../store/database.ts';
import { type Insertion, insertion } from '../feature.ts';
import { pageDocument } from './page-document.ts';

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

/** The rows of a seed file's pages, each with its first draft. */
export const pageRows = (
  { owned, idOf, time }: SeedTarget,
  { pages = [] }: TenantRecords,
): readonly Insertion[] => {
  const all = pages.map((page, index) => {
    const { slug, title, document, published = false } = page;
    const created_at = time(page.created_at, index);
    const id = idOf(idPrefixes.PageSummary, page);
    const row = {
      ...owned,
      id,
      slug,
      title,
      draft_version: 1,
      published_version: published ? 1 : null,
      published_slug: published ? slug : null,
      created_at,
      updated_at: created_at,
    };
    const saved = JSON.stringify(pageDocument({ slug, title }, document));
    return { row, version: { page_id: id, version: 1, document: saved, created_at } };
  });
  return [
    insertion(
      'pages',
      all.map(({ row }) => row),
    ),
    insertion(
      'page_versions',
      all.map(({ version }) => version),
    ),
  ];
};

/** Slugs that occur twice among a seed file's pages. */
export const checkPages = ({ path, records: { pages = [] } }: SeedPlace): FieldError[] =>
  duplicates(
    'slug',
    pages.map(({ slug }, index) => ({ path: `${path}/pages/${index}/slug`, name: slug })),
  );
