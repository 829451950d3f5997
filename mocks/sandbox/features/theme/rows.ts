import type { components } from '@workspace-api/contract';
import type { Tenant } from '../../core/tenant.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { Db } from '../../store/database.ts';
import { prepareQuery } from '../../store/prepared.ts';

/** A theme as a JSON document. */
export type ThemeDocument = components['schemas']['Theme'];

/** The theme of a workspace that has never changed it. The service document doesn't define the initial theme. */
const defaultTheme = (since: string): ThemeDocument => ({
  colors: { brand_primary: '#1f4fd8', brand_secondary: '#7a93d8', surface: '#ffffff', on_surface: '#1a1a1a' },
  typography: { font_family_heading: 'system-ui', font_family_body: 'system-ui', scale: 'default' },
  spacing: { section_gap: '3rem' },
  updated_at: since,
});

/** A theme's document as JSON, with its version. */
export type SavedTheme = { readonly version: number; readonly document: string };

/** The draft of a theme, and the version of the live theme. */
export type ThemeDraft = SavedTheme & { readonly published_version: number };

const toOwnerColumns = ({ workspaceId, mode }: Tenant) => ({ workspace_id: workspaceId, mode });

/** The theme of a tenant without a stored theme. A new workspace therefore needs no row. */
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
  prepareQuery((db, { workspaceId, mode }: Owner) =>
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

/** The draft of a changed theme; undefined for the initial theme. */
export const storedDraft = async (db: Db, { workspaceId, mode }: Tenant): Promise<ThemeDraft | undefined> =>
  (await savedDraft(db, { workspaceId, mode }))[0];

/** The draft of the theme. */
export const themeDraft = async (db: Db, tenant: Tenant): Promise<ThemeDraft> =>
  (await storedDraft(db, tenant)) ?? initialTheme(db, tenant);

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
  db.insertInto('theme_versions').values({ ...toOwnerColumns(tenant), version, document });

/** Inserts the row of a theme, with one version that is both draft and live. */
const insertInitialTheme = async (db: Db, tenant: Tenant): Promise<void> => {
  const initial = await initialTheme(db, tenant);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('themes')
    .values({ ...toOwnerColumns(tenant), draft_version: initial.version, published_version: initial.version })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'mode']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows) await insertVersion(db, tenant, initial).execute();
};

/** The draft of a theme for a change. Locks the draft until the transaction ends. */
export const themeDraftForSave = async (db: Db, tenant: Tenant): Promise<ThemeDraft> => {
  const draft = await storedDraft(db, tenant);
  if (draft) return draft;
  await insertInitialTheme(db, tenant);
  return themeDraft(db, tenant);
};

type NewDraft = Owner & { earlier: number; version: number; document: string };

const replaceVersion = prepareQuery((db, { workspaceId, mode, earlier, version, document }: NewDraft) =>
  db
    .updateTable('theme_versions')
    .set({ version, document })
    .where('workspace_id', '=', workspaceId)
    .where('mode', '=', mode)
    .where('version', '=', earlier),
);

const changeTheme = prepareQuery((db, { workspaceId, mode, version }: Owner & { version: number }) =>
  db
    .updateTable('themes')
    .set({ draft_version: version })
    .where('workspace_id', '=', workspaceId)
    .where('mode', '=', mode),
);

/**
 * Saves a document as the new draft that follows the draft from `themeDraftForSave`. Its time is the time of the save. Themes
 * have no rollback, so only the newest draft and the live theme are stored.
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

/** Makes the draft live. @returns its version */
export const publishThemeDraft = async (db: Db, tenant: Tenant): Promise<number> => {
  await insertInitialTheme(db, tenant);
  const { published_version } = await db
    .updateTable('themes')
    .set((is) => ({ published_version: is.ref('draft_version') }))
    .where('workspace_id', '=', tenant.workspaceId)
    .where('mode', '=', tenant.mode)
    .returning('published_version')
    .executeTakeFirstOrThrow();
  // The previous live version can't be restored, so it isn't kept.
  await db
    .deleteFrom('theme_versions')
    .where('workspace_id', '=', tenant.workspaceId)
    .where('mode', '=', tenant.mode)
    .where('version', '<', published_version)
    .execute();
  return published_version;
};
