import { type components, examples } from '@workspace-api/contract';
import { collectErrors } from '../../core/problem.ts';
import { toTenant } from '../../core/tenant.ts';
import type { InTenant } from '../../store/resource.ts';
import { findRow, getRow, type Insertion, insert } from '../../store/rows.ts';
import { integer, text } from '../../store/schema/columns.ts';
import { defineTable, type TableRow } from '../../store/schema/define-table.ts';
import type { SeedTarget, TenantRecords } from '../../store/seed/seed-records.ts';
import { type FeatureSeed, insertion } from '../feature.ts';

/** Themes, with their draft and what is live as JSON. A tenant that has never changed its theme has no row. */
export const themes = defineTable('themes', {
  owner: 'tenant',
  columns: { draft_version: integer(), draft: text(), live_version: integer(), live: text() },
  primaryKey: ['workspace_id', 'mode'],
});

type ThemeRow = TableRow<typeof themes>;

/** A theme as a JSON document. */
export type ThemeDocument = components['schemas']['Theme'];

/** The theme of a workspace that has never changed it. The service document doesn't define the initial theme. */
const defaultTheme = (since: string): ThemeDocument => ({
  colors: { brand_primary: '#1f4fd8', brand_secondary: '#7a93d8', surface: '#ffffff', on_surface: '#1a1a1a' },
  typography: { font_family_heading: 'system-ui', font_family_body: 'system-ui', scale: 'default' },
  spacing: { section_gap: '3rem' },
  updated_at: since,
});

/** The draft of a theme, and what is live. A new workspace needs no row: it has the default theme. */
export const readTheme = async ({ db, tenant }: InTenant): Promise<ThemeRow> => {
  const stored = await findRow(db, 'themes', toTenant(tenant));
  if (stored) return stored;
  const { created_at } = await getRow(db, 'workspaces', { id: tenant.workspace_id });
  const document = JSON.stringify(defaultTheme(created_at));
  return { draft_version: 1, draft: document, live_version: 1, live: document, ...toTenant(tenant) };
};

/** The theme that visitors see. */
export const liveTheme = async (work: InTenant): Promise<{ version: number; document: ThemeDocument }> => {
  const { live_version, live } = await readTheme(work);
  return { version: live_version, document: JSON.parse(live) as ThemeDocument };
};

/** The theme for a change. An initial theme is stored first. */
export const themeForChange = async (work: InTenant): Promise<ThemeRow> => {
  const theme = await readTheme(work);
  await insert(work.db, 'themes', theme, 'keep');
  return theme;
};

const { version: draftVersion } = examples['theme-published'];

/** The rows of a seed's theme and its draft. */
const themeRows = (
  { tenant }: Pick<SeedTarget, 'tenant'>,
  { theme, theme_version = 1, theme_draft }: TenantRecords,
): readonly Insertion[] => {
  if (theme === undefined) return [];
  const { version: draft_version, document } = theme_draft ?? { version: theme_version, document: theme };
  const draft = JSON.stringify(document);
  const live = JSON.stringify(theme);
  return [insertion('themes', [{ ...tenant, draft_version, draft, live_version: theme_version, live }])];
};

/** The themes of seeds: at most one in each, with its draft. */
export const themeSeed = {
  /** Its draft is newer than its published version. */
  demo: {
    theme: examples.theme,
    theme_version: draftVersion - 1,
    theme_draft: { version: draftVersion, document: examples.theme },
  } as TenantRecords,
  rows: themeRows,
  /** Finds contradictions between a theme and its draft. */
  check: ({ path, records: { theme, theme_version = 1, theme_draft } }) =>
    collectErrors([
      [theme_draft && !theme, `${path}/theme`, 'missing', 'A draft needs a published theme.'],
      [
        theme && theme_draft && theme_draft.version <= theme_version,
        `${path}/theme_draft/version`,
        'out_of_range',
        `The version of the draft must be greater than the version of the theme, ${theme_version}.`,
      ],
    ]),
  /** Returns nothing for the initial theme. */
  async exportRecords({ db, tenant }): Promise<TenantRecords> {
    const changed = await findRow(db, 'themes', toTenant(tenant));
    if (changed === undefined) return {};
    const { draft_version, draft, live_version, live } = changed;
    return {
      theme: JSON.parse(live),
      ...(live_version > 1 && { theme_version: live_version }),
      ...(draft_version > live_version && {
        theme_draft: { version: draft_version, document: JSON.parse(draft) },
      }),
    };
  },
} satisfies FeatureSeed;
