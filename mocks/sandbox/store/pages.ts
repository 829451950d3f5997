import type { components } from '@workspace-api/contract';
import type { AppContext } from '../app-context.ts';
import { problem } from '../problem.ts';
import type { Tenant } from '../tenant.ts';
import { releaseSlug, requireFreeSlug, slugConflict } from './page-slugs.ts';
import type { Db } from './store.ts';
import type { PageTable } from './tables.ts';
import { isUniqueViolation } from './unique-violation.ts';

/** A page as a JSON document. */
export type PageDocument = components['schemas']['PageDocument'];

/** A page as it is listed. */
export const showPage = (page: PageTable): components['schemas']['PageSummary'] => ({
  id: page.id,
  slug: page.slug,
  title: page.title,
  draft_version: page.draft_version,
  published_version: page.published_version,
  created_at: page.created_at,
  updated_at: page.updated_at,
});

/** A page of the tenant. @throws Problem `not-found` */
export const findPage = async (db: Db, { workspaceId, mode }: Tenant, id: string): Promise<PageTable> => {
  const page = await db
    .selectFrom('pages')
    .selectAll()
    .where('id', '=', id)
    .where('workspace_id', '=', workspaceId)
    .where('mode', '=', mode)
    .executeTakeFirst();
  if (!page) throw problem('not-found');
  return page;
};

/** The JSON text of a page as it was saved under a number; undefined where it never had that number. */
export const pageVersion = async (db: Db, pageId: string, version: number): Promise<string | undefined> => {
  const saved = await db
    .selectFrom('page_versions')
    .select('document')
    .where('page_id', '=', pageId)
    .where('version', '=', version)
    .executeTakeFirst();
  return saved?.document;
};

/** The JSON text of a page's current draft. */
export const pageDraft = async (db: Db, page: PageTable): Promise<string> => {
  const document = await pageVersion(db, page.id, page.draft_version);
  if (document === undefined) throw new Error(`The draft ${page.draft_version} of ${page.id} is missing.`);
  return document;
};

/**
 * A page that is to be saved. Nobody else changes it until the transaction ends: an update that changes nothing
 * locks its row where a transaction doesn't have the database to itself.
 *
 * @throws Problem `not-found`
 */
export const findPageForSave = async (
  db: Db,
  { workspaceId, mode }: Tenant,
  id: string,
): Promise<PageTable> => {
  const page = await db
    .updateTable('pages')
    .set((is) => ({ draft_version: is.ref('draft_version') }))
    .where('id', '=', id)
    .where('workspace_id', '=', workspaceId)
    .where('mode', '=', mode)
    .returningAll()
    .executeTakeFirst();
  if (!page) throw problem('not-found');
  return page;
};

const insertVersion = async (db: Db, page: PageTable, document: PageDocument): Promise<void> => {
  await db
    .insertInto('page_versions')
    .values({
      page_id: page.id,
      version: page.draft_version,
      document: JSON.stringify(document),
      created_at: page.updated_at,
    })
    .execute();
};

/** Runs a query that gives a page a slug. Where writes run side by side, another page can have taken it meanwhile. */
const takingSlug = async (slug: string, query: { execute(): Promise<unknown> }): Promise<void> => {
  try {
    await query.execute();
  } catch (error) {
    throw isUniqueViolation(error) ? slugConflict('slug-in-use', slug) : error;
  }
};

/**
 * Adds a page that was never published.
 *
 * @throws Problem `slug-in-use` or `tombstoned`
 */
export const createPage = async (
  { clock, ids }: Pick<AppContext, 'clock' | 'ids'>,
  db: Db,
  { workspaceId, mode }: Tenant,
  document: PageDocument,
): Promise<PageTable> => {
  const now = clock.now();
  const { slug, title } = document.metadata;
  const page: PageTable = {
    id: ids('page'),
    workspace_id: workspaceId,
    mode,
    slug,
    title,
    draft_version: 1,
    published_version: null,
    published_slug: null,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
  await requireFreeSlug(db, page, slug, now);
  await takingSlug(slug, db.insertInto('pages').values(page));
  await insertVersion(db, page, document);
  return page;
};

/**
 * Saves a document as a page's new draft.
 *
 * @param page as `findPageForSave` gave it
 * @throws Problem `slug-in-use` or `tombstoned`
 */
export const savePageDraft = async (
  { clock }: Pick<AppContext, 'clock'>,
  db: Db,
  page: PageTable,
  document: PageDocument,
): Promise<PageTable> => {
  const now = clock.now();
  const { slug, title } = document.metadata;
  if (slug !== page.slug) {
    await requireFreeSlug(db, page, slug, now);
    await releaseSlug(db, page, page.slug, now);
  }
  const draft = { slug, title, draft_version: page.draft_version + 1, updated_at: now.toISOString() };
  await takingSlug(slug, db.updateTable('pages').set(draft).where('id', '=', page.id));
  const saved = { ...page, ...draft };
  await insertVersion(db, saved, document);
  return saved;
};

/** Makes the draft of every page of the tenant live, in one statement. */
export const publishDrafts = async (db: Db, { workspaceId, mode }: Tenant): Promise<PageTable[]> => {
  const pages = await db
    .updateTable('pages')
    .set((is) => ({ published_version: is.ref('draft_version'), published_slug: is.ref('slug') }))
    .where('workspace_id', '=', workspaceId)
    .where('mode', '=', mode)
    .returningAll()
    .execute();
  const position = (page: PageTable) => `${page.created_at} ${page.id}`;
  return pages.toSorted((a, b) => (position(a) < position(b) ? 1 : -1));
};

/** What visitors get under a slug: the page as it was published last, whatever its draft says now. */
export const livePage = async (db: Db, { workspaceId, mode }: Tenant, slug: string) => {
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
    .where('pages.published_slug', '=', slug)
    .executeTakeFirst();
  return live && { ...live, document: JSON.parse(live.document) as PageDocument };
};
