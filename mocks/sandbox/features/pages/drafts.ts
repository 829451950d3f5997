import { problem } from '../../core/problem.ts';
import type { Tenant } from '../../core/tenant.ts';
import type { AppContext } from '../../http/app-context.ts';
import { prepared } from '../../store/caches/prepared.ts';
import type { Db } from '../../store/database.ts';
import type { PageDocument } from './page-document.ts';
import { releaseSlug, requireFreeSlug, takingSlug } from './slugs.ts';
import type { PageRow } from './table.ts';

/** A page with the JSON of its current draft. */
export type PageWithDraft = PageRow & { readonly document: string };

const draftsOf = prepared(
  (db, { id, workspaceId, mode }: { id: string; workspaceId: string; mode: Tenant['mode'] }) =>
    db
      .selectFrom('pages')
      .innerJoin('page_versions', (join) =>
        join
          .onRef('page_versions.page_id', '=', 'pages.id')
          .onRef('page_versions.version', '=', 'pages.draft_version'),
      )
      .selectAll('pages')
      .select('page_versions.document')
      .where('pages.id', '=', id)
      .where('pages.workspace_id', '=', workspaceId)
      .where('pages.mode', '=', mode),
);

/** A page of the tenant with its draft. In a transaction nobody changes it meanwhile. @throws Problem `not-found` */
export const findDraft = async (
  db: Db,
  { workspaceId, mode }: Tenant,
  id: string,
): Promise<PageWithDraft> => {
  const [page] = await draftsOf(db, { id, workspaceId, mode });
  if (!page) throw problem('not-found');
  return page;
};

/** The JSON of a page as it was saved under a number; undefined where no draft is kept under it. */
export const pageVersion = async (db: Db, page: PageRow, version: number): Promise<string | undefined> => {
  // Beyond them a number may be more than a column of the database holds.
  if (version > page.draft_version) return undefined;
  const saved = await db
    .selectFrom('page_versions')
    .select('document')
    .where('page_id', '=', page.id)
    .where('version', '=', version)
    .executeTakeFirst();
  return saved?.document;
};

type NewVersion = { page_id: string; version: number; document: string; created_at: string };

/** Keeps the document that a page has under a number. */
export const insertVersion = prepared((db, values: NewVersion) =>
  db.insertInto('page_versions').values({
    page_id: values.page_id,
    version: values.version,
    document: values.document,
    created_at: values.created_at,
  }),
);

type NewDraft = { id: string; slug: string; title: string; draft_version: number; updated_at: string };

const changePage = prepared((db, { id, slug, title, draft_version, updated_at }: NewDraft) =>
  db.updateTable('pages').set({ slug, title, draft_version, updated_at }).where('id', '=', id),
);

/** How many drafts of a page are kept, and how many characters in all before it is fewer. */
const [mostDrafts, fewestDrafts, mostCharacters] = [1000, 10, 16 * 1024 * 1024];

/** Forgets what is older than the drafts that are kept, but for what is live: drafts have no end, memory has one. */
const forgetDrafts = async (db: Db, page: PageRow, length: number): Promise<void> => {
  const kept = Math.min(mostDrafts, Math.max(fewestDrafts, Math.floor(mostCharacters / length)));
  // A short document can wait for others, a long one can't.
  if (kept === mostDrafts && page.draft_version % 100 > 0) return;
  await db
    .deleteFrom('page_versions')
    .where('page_id', '=', page.id)
    .where('version', '<=', page.draft_version - kept)
    .where('version', '<>', page.published_version ?? 0)
    .execute();
};

/**
 * Saves a document as a page's new draft.
 *
 * @param page as it is in this transaction
 * @param json the document, written
 * @throws Problem `slug-in-use` or `tombstoned`
 */
export const savePageDraft = async (
  { clock }: Pick<AppContext, 'clock'>,
  db: Db,
  page: PageRow,
  { metadata: { slug, title } }: PageDocument,
  json: string,
): Promise<PageRow> => {
  const now = clock.now();
  if (slug !== page.slug) {
    await requireFreeSlug(db, page, slug, now);
    await releaseSlug(db, page, page.slug, now);
  }
  const draft = { slug, title, draft_version: page.draft_version + 1, updated_at: now.toISOString() };
  await takingSlug(slug, changePage(db, { id: page.id, ...draft }));
  const saved = { ...page, ...draft };
  await insertVersion(db, {
    page_id: page.id,
    version: draft.draft_version,
    document: json,
    created_at: draft.updated_at,
  });
  await forgetDrafts(db, saved, json.length);
  return saved;
};
