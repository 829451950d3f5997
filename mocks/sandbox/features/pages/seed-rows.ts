import { idPrefixes } from '@workspace-api/contract';
import { instant } from '../../core/instant.ts';
import type { FieldError } from '../../core/problem.ts';
import { duplicates, type SeedPlace } from '../../core/seed-checks.ts';
import type { TenantRecords } from '../../core/seed-records.ts';
import { optionalTime, type SeedTarget } from '../../core/seed-target.ts';
import { type Insertion, insertion } from '../feature.ts';
import { pageDocument } from './page-document.ts';

type SeedPage = NonNullable<TenantRecords['pages']>[number];

/** The saved versions of a page, oldest first. A page without `versions` has its first draft. */
const createVersions = ({ slug, title, document, versions }: SeedPage) => {
  const saved = versions ?? [{ version: 1, document: pageDocument({ slug, title }, document) }];
  const draft = saved.length - 1;
  return saved.map((each, index) =>
    index === draft ? { ...each, document: pageDocument({ slug, title }, each.document) } : each,
  );
};

const findPublishedVersion = (page: SeedPage, saved: ReturnType<typeof createVersions>) => {
  const first = page.published ? 1 : undefined;
  const published = page.versions ? page.published_version : first;
  return saved.find(({ version }) => version === published);
};

const createRows = ({ ownerColumns, getId, time }: SeedTarget, page: SeedPage, index: number) => {
  const created_at = time(page.created_at, index);
  const id = getId(idPrefixes.PageSummary, page);
  const saved = createVersions(page);
  const versions = saved.map((each) => ({
    page_id: id,
    version: each.version,
    document: JSON.stringify(each.document),
    created_at: ('created_at' in each ? optionalTime(each.created_at) : null) ?? created_at,
  }));
  const draft = versions.at(-1);
  const published = findPublishedVersion(page, saved);
  const row = {
    ...ownerColumns,
    id,
    slug: page.slug,
    title: page.title,
    draft_version: draft?.version ?? 1,
    published_version: published?.version ?? null,
    published_slug: published?.document.metadata.slug ?? null,
    created_at,
    updated_at: draft?.created_at ?? created_at,
  };
  const released = (page.released_slugs ?? []).map(({ slug, released_at }) => ({
    ...ownerColumns,
    slug,
    page_id: id,
    released_at: instant(released_at),
  }));
  return { row, versions, released };
};

/** The rows of a seed file's pages, their versions and their released slugs. */
export const pageRows = (target: SeedTarget, { pages = [] }: TenantRecords): readonly Insertion[] => {
  const all = pages.map((page, index) => createRows(target, page, index));
  return [
    insertion(
      'pages',
      all.map(({ row }) => row),
    ),
    insertion(
      'page_versions',
      all.flatMap(({ versions }) => versions),
    ),
    insertion(
      'released_slugs',
      all.flatMap(({ released }) => released),
    ),
  ];
};

const contradictions = (path: string, page: SeedPage): FieldError[] => {
  const { versions, published_version, document, published } = page;
  if (versions === undefined)
    return published_version === undefined
      ? []
      : [{ path: `${path}/versions`, reason: 'missing', message: 'published_version needs versions.' }];
  const fieldErrors: FieldError[] = [];
  for (const [name, value] of Object.entries({ document, published }))
    if (value !== undefined)
      fieldErrors.push({
        path: `${path}/${name}`,
        reason: 'unknown_field',
        message: `A page with versions has no ${name}.`,
      });
  for (const [index, { version }] of versions.entries())
    if (version <= (versions[index - 1]?.version ?? 0))
      fieldErrors.push({
        path: `${path}/versions/${index}/version`,
        reason: 'out_of_range',
        message: 'The versions must be in order, oldest first.',
      });
  if (published_version !== undefined && !versions.some(({ version }) => version === published_version))
    fieldErrors.push({
      path: `${path}/published_version`,
      reason: 'unknown_value',
      message: `The page has no version ${published_version}.`,
    });
  return fieldErrors;
};

/** Finds contradictions among a seed file's pages: repeated slugs, and versions that don't fit together. */
export const checkPages = ({ path, records: { pages = [] } }: SeedPlace): FieldError[] => [
  ...duplicates(
    'slug',
    pages.map(({ slug }, index) => ({ path: `${path}/pages/${index}/slug`, name: slug })),
  ),
  ...duplicates(
    'released slug',
    pages.flatMap(({ released_slugs = [] }, index) =>
      released_slugs.map(({ slug }, position) => ({
        path: `${path}/pages/${index}/released_slugs/${position}/slug`,
        name: slug,
      })),
    ),
  ),
  ...pages.flatMap((page, index) => contradictions(`${path}/pages/${index}`, page)),
];
