import { messages } from '@workspace-api/contract';
import { textRules } from '@workspace-api/contract/sandbox';
import { problem } from '../../core/problem.ts';
import { type Tenant, toTenant } from '../../core/tenant.ts';
import type { Work } from '../../domain/work.ts';
import type { Db } from '../../store/database.ts';
import type { InTenant } from '../../store/resource.ts';
import { findRow, insert, prepareQuery, update } from '../../store/rows.ts';
import type { PageRow } from './resource.ts';
import type { PageDocument } from './seed.ts';

const { pattern, minLength, maxLength } = textRules.PageSlug;
const segment = new RegExp(pattern);

const isSegment = (slug: string): boolean =>
  slug.length >= minLength && slug.length <= maxLength && segment.test(slug);

/** How long a released slug stays reserved, in milliseconds: one day, because the service document specifies no time. */
const reservationTime = 24 * 60 * 60 * 1000;

/** Finds a new slug that can't be a path segment. A page may keep its current slug. */
export const slugFlaw =
  (current: string) =>
  ({ metadata: { slug } }: PageDocument) =>
    slug === current || isSegment(slug)
      ? undefined
      : ({ path: '/metadata/slug', reason: 'format_mismatch' } as const);

/** The problem for an unavailable slug. */
const slugConflict = (name: 'slug-in-use' | 'tombstoned', slug: string) =>
  problem(name, { message: messages[name]({ slug }) });

/**
 * Checks that a slug is available to a page: no other page of the tenant has it or recently released it.
 *
 * @throws Problem `slug-in-use` or `tombstoned`
 */
export const requireFreeSlug = async (
  db: Db,
  page: Tenant & { id: string },
  slug: string,
  now: Date,
): Promise<void> => {
  const place = { slug, ...toTenant(page) };
  const other = await findRow(db, 'pages', place);
  if (other && other.id !== page.id) throw slugConflict('slug-in-use', slug);
  const tombstone = await findRow(db, 'released_slugs', place);
  if (!tombstone || tombstone.page_id === page.id) return;
  const reservedUntil = Date.parse(tombstone.released_at) + reservationTime;
  if (reservedUntil > now.getTime()) throw slugConflict('tombstoned', slug);
};

/** A page with the JSON of its current draft. */
export type PageWithDraft = PageRow & { readonly document: string };

const selectDraft = prepareQuery((db, values: Tenant & { id: string }) =>
  db
    .selectFrom('pages')
    .selectAll('pages')
    .innerJoin('page_versions', (join) =>
      join
        .onRef('page_versions.page_id', '=', 'pages.id')
        .onRef('page_versions.version', '=', 'pages.draft_version'),
    )
    .select('page_versions.document')
    .where('pages.id', '=', values.id)
    .where('pages.workspace_id', '=', values.workspace_id)
    .where('pages.mode', '=', values.mode),
);

/** Finds a page of the tenant with its draft. @throws Problem `not-found` */
export const findDraft = async ({ db, tenant }: InTenant, id: string): Promise<PageWithDraft> => {
  const [page] = await selectDraft(db, { id, ...toTenant(tenant) });
  if (!page) throw problem('not-found');
  return page;
};

/** The JSON of a saved version of a page; undefined if that version isn't stored. */
export const pageVersion = async (db: Db, page: PageRow, version: number): Promise<string | undefined> => {
  // A larger number might exceed the range of the column.
  if (version > page.draft_version) return undefined;
  const saved = await findRow(db, 'page_versions', { page_id: page.id, version });
  return saved?.document;
};

/** The limits on the stored drafts of a page: by count, and by total characters. */
const [maxDrafts, minDrafts, maxCharacters] = [1000, 10, 16 * 1024 * 1024];

const deleteVersions = prepareQuery(
  (db, { page_id, last, live }: { page_id: string; last: number; live: number }) =>
    db
      .deleteFrom('page_versions')
      .where('page_id', '=', page_id)
      .where('version', '<=', last)
      .where('version', '<>', live),
);

/** Deletes the oldest drafts beyond the limits, except the live version. */
const pruneDrafts = async (db: Db, page: PageRow, length: number): Promise<void> => {
  const draftCount = Math.min(maxDrafts, Math.max(minDrafts, Math.floor(maxCharacters / length)));
  // Short documents are deleted in batches, long documents immediately.
  if (draftCount === maxDrafts && page.draft_version % 100 > 0) return;
  await deleteVersions(db, {
    page_id: page.id,
    last: page.draft_version - draftCount,
    live: page.published_version ?? 0,
  });
};

/**
 * Saves a document as a page's new draft.
 *
 * @param page the page as read in this transaction
 * @throws Problem `slug-in-use` or `tombstoned`
 */
export const savePageDraft = async (
  { context, db }: Work,
  page: PageWithDraft,
  document: PageDocument,
): Promise<PageRow> => {
  const { slug, title } = document.metadata;
  const json = JSON.stringify(document);
  const now = context.clock.now();
  const draft = { slug, title, draft_version: page.draft_version + 1, updated_at: now.toISOString() };
  if (slug !== page.slug) {
    await requireFreeSlug(db, page, slug, now);
    // The earlier slug is reserved. During the reservation, only the same page can take it back.
    const released = { slug: page.slug, page_id: page.id, released_at: now.toISOString() };
    await insert(db, 'released_slugs', { ...toTenant(page), ...released }, 'replace');
  }
  await update(db, 'pages', { id: page.id }, draft);
  const { document: _, ...row } = page;
  const saved: PageRow = { ...row, ...draft };
  await insert(db, 'page_versions', {
    page_id: page.id,
    version: draft.draft_version,
    document: json,
    created_at: draft.updated_at,
  });
  await pruneDrafts(db, saved, json.length);
  return saved;
};
