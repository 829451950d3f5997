import type { Tenant } from '../../core/tenant.ts';
import type { AppContext } from '../../http/app-context.ts';
import { prepared } from '../../store/caches/prepared.ts';
import type { Db } from '../../store/database.ts';
import { defaultTheme, type ThemeDocument } from './default-theme.ts';

/** A theme's document as JSON, with the number under which it was saved. */
export type SavedTheme = { readonly version: number; readonly document: string };

/** A theme as it is edited, and the number of the one that is live. */
export type ThemeDraft = SavedTheme & { readonly published_version: number };

const ownerOf = ({ workspaceId, mode }: Tenant) => ({ workspace_id: workspaceId, mode });

/** Tenants have a theme before it is stored, so that a new workspace needs no record of it. */
const initialTheme = async (db: Db, { workspaceId }: Tenant): Promise<ThemeDraft> => {
  const { created_at } = await db
    .selectFrom('workspaces')
    .select('created_at')
    .where('id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  return { version: 1, document: JSON.stringify(defaultTheme(created_at)), published_version: 1 };
};

type Owner = { workspaceId: string; mode: Tenant['mode'] };

const savedTheme = (which: 'draft_version' | 'published_version') =>
  prepared((db, { workspaceId, mode }: Owner) =>
    db
      .selectFrom('themes')
      .innerJoin('theme_versions', (join) =>
        join
          .onRef('theme_versions.workspace_id', '=', 'themes.workspace_id')
          .onRef('theme_versions.mode', '=', 'themes.mode')
          .onRef('theme_versions.version', '=', `themes.${which}`),
      )
      .select(['theme_versions.version', 'theme_versions.document', 'themes.published_version'])
      .where('themes.workspace_id', '=', workspaceId)
      .where('themes.mode', '=', mode),
  );
const [savedDraft, savedLive] = [savedTheme('draft_version'), savedTheme('published_version')];

/** The theme as it is being edited. */
export const themeDraft = async (db: Db, { workspaceId, mode }: Tenant): Promise<ThemeDraft> => {
  const [draft] = await savedDraft(db, { workspaceId, mode });
  return draft ?? initialTheme(db, { workspaceId, mode });
};

/** The theme that visitors see. */
export const liveTheme = async (
  db: Db,
  { workspaceId, mode }: Tenant,
): Promise<{ version: number; document: ThemeDocument }> => {
  const [live] = await savedLive(db, { workspaceId, mode });
  const { version, document } = live ?? (await initialTheme(db, { workspaceId, mode }));
  return { version, document: JSON.parse(document) as ThemeDocument };
};

const insertVersion = (db: Db, tenant: Tenant, { version, document }: SavedTheme) =>
  db.insertInto('theme_versions').values({ ...ownerOf(tenant), version, document });

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

/** The draft of a theme that is to be saved. Nobody else changes it until the transaction ends. */
export const themeDraftForSave = async (db: Db, tenant: Tenant): Promise<ThemeDraft> => {
  const { workspaceId, mode } = tenant;
  const [draft] = await savedDraft(db, { workspaceId, mode });
  if (draft) return draft;
  await beginTheme(db, tenant);
  return themeDraft(db, tenant);
};

type NewDraft = Owner & { earlier: number; version: number; document: string };

const replaceVersion = prepared((db, { workspaceId, mode, earlier, version, document }: NewDraft) =>
  db
    .updateTable('theme_versions')
    .set({ version, document })
    .where('workspace_id', '=', workspaceId)
    .where('mode', '=', mode)
    .where('version', '=', earlier),
);

const changeTheme = prepared((db, { workspaceId, mode, version }: Owner & { version: number }) =>
  db
    .updateTable('themes')
    .set({ draft_version: version })
    .where('workspace_id', '=', workspaceId)
    .where('mode', '=', mode),
);

/**
 * Saves a document as the new draft, after the one that `themeDraftForSave` gave. Its time is that of the save. An
 * earlier draft can't be had again, so only the newest is kept beside the live theme.
 */
export const saveThemeDraft = async (
  { clock }: Pick<AppContext, 'clock'>,
  db: Db,
  { workspaceId, mode }: Tenant,
  { version: earlier, published_version }: ThemeDraft,
  theme: ThemeDocument,
): Promise<SavedTheme> => {
  const owner = { workspaceId, mode };
  const document = JSON.stringify({ ...theme, updated_at: clock.now().toISOString() });
  const version = earlier + 1;
  if (earlier === published_version) await insertVersion(db, owner, { version, document }).execute();
  else await replaceVersion(db, { ...owner, earlier, version, document });
  await changeTheme(db, { ...owner, version });
  return { version, document };
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
  // What was live before can't be had again either.
  await db
    .deleteFrom('theme_versions')
    .where('workspace_id', '=', tenant.workspaceId)
    .where('mode', '=', tenant.mode)
    .where('version', '<', published_version)
    .execute();
  return published_version;
};
