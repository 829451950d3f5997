import type { AppContext } from '../app-context.ts';
import type { Tenant } from '../tenant.ts';
import { defaultTheme, type ThemeDocument } from './default-theme.ts';
import type { Db } from './store.ts';

/** A theme's document with the number under which it was saved. */
export type SavedTheme = { readonly version: number; readonly document: ThemeDocument };

const ownerOf = ({ workspaceId, mode }: Tenant) => ({ workspace_id: workspaceId, mode });

/** Tenants have a theme before it is stored, so that a new workspace needs no record of it. */
const initialTheme = async (db: Db, { workspaceId }: Tenant): Promise<SavedTheme> => {
  const { created_at } = await db
    .selectFrom('workspaces')
    .select('created_at')
    .where('id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  return { version: 1, document: defaultTheme(created_at) };
};

const savedTheme = async (
  db: Db,
  { workspaceId, mode }: Tenant,
  which: 'draft_version' | 'published_version',
): Promise<SavedTheme | undefined> => {
  const saved = await db
    .selectFrom('themes')
    .innerJoin('theme_versions', (join) =>
      join
        .onRef('theme_versions.workspace_id', '=', 'themes.workspace_id')
        .onRef('theme_versions.mode', '=', 'themes.mode')
        .onRef('theme_versions.version', '=', `themes.${which}`),
    )
    .select(['theme_versions.version', 'theme_versions.document'])
    .where('themes.workspace_id', '=', workspaceId)
    .where('themes.mode', '=', mode)
    .executeTakeFirst();
  return saved && { version: saved.version, document: JSON.parse(saved.document) as ThemeDocument };
};

/** The theme as it is being edited. */
export const themeDraft = async (db: Db, tenant: Tenant): Promise<SavedTheme> =>
  (await savedTheme(db, tenant, 'draft_version')) ?? (await initialTheme(db, tenant));

/** The theme that visitors see. */
export const liveTheme = async (db: Db, tenant: Tenant): Promise<SavedTheme> =>
  (await savedTheme(db, tenant, 'published_version')) ?? (await initialTheme(db, tenant));

const insertVersion = (db: Db, tenant: Tenant, { version, document }: SavedTheme) =>
  db.insertInto('theme_versions').values({ ...ownerOf(tenant), version, document: JSON.stringify(document) });

/** Begins the record of a theme, with one version that is both draft and live. */
const beginTheme = async (db: Db, tenant: Tenant): Promise<void> => {
  const initial = await initialTheme(db, tenant);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('themes')
    .values({ ...ownerOf(tenant), draft_version: initial.version, published_version: initial.version })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'mode']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows) await insertVersion(db, tenant, initial).execute();
};

/**
 * The draft of a theme that is to be saved. Nobody else changes it until the transaction ends: an update that changes
 * nothing locks its row where a transaction doesn't have the database to itself.
 */
export const themeDraftForSave = async (db: Db, tenant: Tenant): Promise<SavedTheme> => {
  await beginTheme(db, tenant);
  await db
    .updateTable('themes')
    .set((is) => ({ draft_version: is.ref('draft_version') }))
    .where('workspace_id', '=', tenant.workspaceId)
    .where('mode', '=', tenant.mode)
    .execute();
  return themeDraft(db, tenant);
};

/** Saves a document as the new draft, after the one that `themeDraftForSave` gave. Its time is that of the save. */
export const saveThemeDraft = async (
  { clock }: Pick<AppContext, 'clock'>,
  db: Db,
  tenant: Tenant,
  draft: SavedTheme,
  document: ThemeDocument,
): Promise<SavedTheme> => {
  const saved = {
    version: draft.version + 1,
    document: { ...document, updated_at: clock.now().toISOString() },
  };
  await insertVersion(db, tenant, saved).execute();
  await db
    .updateTable('themes')
    .set({ draft_version: saved.version })
    .where('workspace_id', '=', tenant.workspaceId)
    .where('mode', '=', tenant.mode)
    .execute();
  return saved;
};

/** Makes the draft live. @returns its number */
export const publishThemeDraft = async (db: Db, tenant: Tenant): Promise<number> => {
  await beginTheme(db, tenant);
  const { published_version } = await db
    .updateTable('themes')
    .set((is) => ({ published_version: is.ref('draft_version') }))
    .where('workspace_id', '=', tenant.workspaceId)
    .where('mode', '=', tenant.mode)
    .returning('published_version')
    .executeTakeFirstOrThrow();
  return published_version;
};
