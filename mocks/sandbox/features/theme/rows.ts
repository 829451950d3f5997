import type { components } from '@workspace-api/contract';
import type { Tenant } from '../../core/tenant.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { Db } from '../../store/database.ts';
import { prepareQuery } from '../../store/prepared.ts';
import type { ThemeRow } from './table.ts';

/** A theme as a JSON document. */
export type ThemeDocument = components['schemas']['Theme'];

/** The theme of a workspace that has never changed it. The service document doesn't define the initial theme. */
const defaultTheme = (since: string): ThemeDocument => ({
  colors: { brand_primary: '#1f4fd8', brand_secondary: '#7a93d8', surface: '#ffffff', on_surface: '#1a1a1a' },
  typography: { font_family_heading: 'system-ui', font_family_body: 'system-ui', scale: 'default' },
  spacing: { section_gap: '3rem' },
  updated_at: since,
});

type Owner = { workspace_id: string; mode: Tenant['mode'] };

const selectTheme = prepareQuery((db, { workspace_id, mode }: Owner) =>
  db.selectFrom('themes').selectAll().where('workspace_id', '=', workspace_id).where('mode', '=', mode),
);

/** A theme that was changed; undefined for the initial theme. */
export const changedTheme = async (db: Db, { workspace_id, mode }: Tenant): Promise<ThemeRow | undefined> =>
  (await selectTheme(db, { workspace_id, mode }))[0];

/** The theme of a tenant without a stored theme. A new workspace therefore needs no row. */
const initialTheme = async (db: Db, { workspace_id, mode }: Tenant): Promise<ThemeRow> => {
  const { created_at } = await db
    .selectFrom('workspaces')
    .select('created_at')
    .where('id', '=', workspace_id)
    .executeTakeFirstOrThrow();
  const document = JSON.stringify(defaultTheme(created_at));
  const owner = { workspace_id, mode };
  return { ...owner, draft_version: 1, draft: document, live_version: 1, live: document };
};

/** The draft of a theme, and what is live. */
export const readTheme = async (db: Db, tenant: Tenant): Promise<ThemeRow> =>
  (await changedTheme(db, tenant)) ?? initialTheme(db, tenant);

/** The theme that visitors see. */
export const liveTheme = async (
  db: Db,
  tenant: Tenant,
): Promise<{ version: number; document: ThemeDocument }> => {
  const { live_version, live } = await readTheme(db, tenant);
  return { version: live_version, document: JSON.parse(live) as ThemeDocument };
};

/** The theme for a change. Locks it until the transaction ends. */
export const themeForChange = async (db: Db, tenant: Tenant): Promise<ThemeRow> => {
  const changed = await changedTheme(db, tenant);
  if (changed) return changed;
  await db
    .insertInto('themes')
    .values(await initialTheme(db, tenant))
    .onConflict((conflict) => conflict.columns(['workspace_id', 'mode']).doNothing())
    .execute();
  return readTheme(db, tenant);
};

const replaceDraft = prepareQuery(
  (db, { workspace_id, mode, draft_version, draft }: Owner & Pick<ThemeRow, 'draft_version' | 'draft'>) =>
    db
      .updateTable('themes')
      .set({ draft_version, draft })
      .where('workspace_id', '=', workspace_id)
      .where('mode', '=', mode),
);

/**
 * Saves a document as the draft that follows the one from `themeForChange`. Its time is the time of the save. Themes have no
 * rollback, so earlier drafts aren't kept.
 */
export const saveThemeDraft = async (
  { clock }: Pick<AppContext, 'clock'>,
  db: Db,
  { workspace_id, mode }: Tenant,
  earlier: ThemeRow,
  theme: ThemeDocument,
): Promise<Pick<ThemeRow, 'draft_version' | 'draft'>> => {
  const draft = JSON.stringify({ ...theme, updated_at: clock.now().toISOString() });
  const saved = { draft_version: earlier.draft_version + 1, draft };
  await replaceDraft(db, { workspace_id, mode, ...saved });
  return saved;
};

/** Makes the draft live. @returns its version */
export const publishThemeDraft = async (db: Db, tenant: Tenant): Promise<number> => {
  const { workspace_id, mode, draft_version, draft } = await themeForChange(db, tenant);
  await db
    .updateTable('themes')
    .set({ live_version: draft_version, live: draft })
    .where('workspace_id', '=', workspace_id)
    .where('mode', '=', mode)
    .execute();
  return draft_version;
};
