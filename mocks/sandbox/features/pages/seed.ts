import { type components, examples, idPrefixes } from '@workspace-api/contract';
import { instant } from '../../core/instant.ts';
import { collectErrors, type FieldError } from '../../core/problem.ts';
import type { Db } from '../../store/database.ts';
import { findRows, type Insertion } from '../../store/rows.ts';
import {
  duplicates,
  membersAt,
  type SeedPlace,
  type SeedTarget,
  type TenantRecords,
} from '../../store/seed/seed-records.ts';
import { insertion } from '../feature.ts';

const drafts = [examples['page-home'], examples['page-menu'], examples['page-about']];
const earlierHome = { slug: 'home', upTo: examples['rollback-page-request'].version };

/** The examples contain each page's draft, and the version of the home page that a rollback restores. */
const findDocument = (slug: string, version: number) =>
  slug === earlierHome.slug && version <= earlierHome.upTo
    ? examples['page-home-rolled-back']
    : drafts.find((page) => page.metadata.slug === slug);

/** The demo pages with their saved drafts. */
export const demoPages = examples['page-list'].data.map((page) => ({
  id: page.id,
  slug: page.slug,
  title: page.title,
  created_at: page.created_at,
  versions: Array.from({ length: page.draft_version }, (_, index) => ({
    version: index + 1,
    document: findDocument(page.slug, index + 1),
    created_at: index + 1 === page.draft_version ? page.updated_at : page.created_at,
  })),
  ...(page.published_version !== null && { published_version: page.published_version }),
}));

/** A page as a JSON document. */
export type PageDocument = components['schemas']['PageDocument'];

type Metadata = Pick<PageDocument['metadata'], 'slug' | 'title'>;

/** A document with a slug and a title. It is empty by default. */
const pageDocument = (metadata: Metadata, document?: PageDocument): PageDocument => ({
  ...(document ?? {
    version: examples['page-home'].version,
    metadata,
    schema: {},
    tree: { block: 'NavShell', props: {} },
  }),
  metadata: { ...document?.metadata, ...metadata },
});

export type SeedPage = NonNullable<TenantRecords['pages']>[number];

/** The saved versions of a page, oldest first. A page without `versions` has its first draft. */
const createVersions = ({ slug, title, document, versions }: SeedPage) => {
  const saved = versions ?? [{ version: 1, document: pageDocument({ slug, title }, document) }];
  const draft = saved.length - 1;
  return saved.map((each, index) =>
    index === draft ? { ...each, document: pageDocument({ slug, title }, each.document) } : each,
  );
};

/** The saved versions of a seed's page, and what they mean for the page's columns. */
export const toSavedPage = (page: SeedPage, createdAt: string) => {
  const saved = createVersions(page);
  const versions = saved.map((each) => ({
    version: each.version,
    document: JSON.stringify(each.document),
    created_at: 'created_at' in each && each.created_at ? instant(each.created_at) : createdAt,
  }));
  const draft = versions.at(-1);
  const live = page.versions ? page.published_version : page.published && 1;
  const published = saved.find(({ version }) => version === live);
  const columns = {
    draft_version: draft?.version ?? 1,
    published_version: published?.version ?? null,
    published_slug: published?.document.metadata.slug ?? null,
    updated_at: draft?.created_at ?? createdAt,
  };
  return { columns, versions };
};

/** The rows of a seed's saved versions and released slugs. */
export const versionRows = (
  { tenant, getId, time }: SeedTarget,
  { pages = [] }: TenantRecords,
): readonly Insertion[] => [
  insertion(
    'page_versions',
    pages.flatMap((page, index) =>
      toSavedPage(page, time(page.created_at, index)).versions.map((version) => ({
        page_id: getId(idPrefixes.PageSummary, page),
        ...version,
      })),
    ),
  ),
  insertion(
    'released_slugs',
    pages.flatMap((page) =>
      (page.released_slugs ?? []).map(({ slug, released_at }) => ({
        ...tenant,
        slug,
        page_id: getId(idPrefixes.PageSummary, page),
        released_at: instant(released_at),
      })),
    ),
  ),
];

/** Reads the saved versions and the released slugs of a page for a seed. */
export const readSeedMembers = async (
  db: Db,
  { id: page_id }: { readonly id: string },
): Promise<Partial<SeedPage>> => {
  const versions = await findRows(db, 'page_versions', { page_id }, { by: ['version'] });
  const released = await findRows(db, 'released_slugs', { page_id }, { by: ['slug'] });
  const released_slugs = released.map(({ slug, released_at }) => ({ slug, released_at }));
  return {
    versions: versions.map(({ version, document, created_at }) => ({
      version,
      created_at,
      document: JSON.parse(document),
    })),
    ...(released_slugs.length > 0 && { released_slugs }),
  };
};

const contradictions = (path: string, page: SeedPage): FieldError[] => {
  const { versions, published_version, document, published } = page;
  if (versions === undefined)
    return collectErrors([
      [published_version, `${path}/versions`, 'missing', 'published_version needs versions.'],
    ]);
  const isSaved = versions.some(({ version }) => version === published_version);
  return collectErrors([
    [document, `${path}/document`, 'unknown_field', 'A page with versions has no document.'],
    [published !== undefined, `${path}/published`, 'unknown_field', 'A page with versions has no published.'],
    ...versions.map(
      ({ version }, index) =>
        [
          version <= (versions[index - 1]?.version ?? 0),
          `${path}/versions/${index}/version`,
          'out_of_range',
          'The versions must be in order, oldest first.',
        ] as const,
    ),
    [
      typeof published_version === 'number' && !isSaved,
      `${path}/published_version`,
      'unknown_value',
      `The page has no version ${published_version}.`,
    ],
  ]);
};

/** Finds contradictions among a seed file's pages: repeated released slugs, and versions that don't fit together. */
export const checkPages = ({ path, records: { pages = [] } }: SeedPlace): FieldError[] => [
  ...duplicates(
    'released slug',
    pages.flatMap(({ released_slugs }, index) =>
      membersAt(`${path}/pages/${index}/released_slugs`, 'slug', released_slugs),
    ),
  ),
  ...pages.flatMap((page, index) => contradictions(`${path}/pages/${index}`, page)),
];
