import { integer, text } from '../../store/schema/columns.ts';
import { defineTable, type TableRow } from '../../store/schema/define-table.ts';

/** Themes. A tenant that has never changed its theme has no row (see `rows.ts`). */
export const themes = defineTable('themes', {
  owner: 'tenant',
  columns: { draft_version: integer(), published_version: integer() },
  primaryKey: ['workspace_id', 'mode'],
});

export const themeVersions = defineTable('theme_versions', {
  owner: 'tenant',
  columns: {
    version: integer(),
    /** The saved theme, as JSON. */
    document: text(),
  },
  primaryKey: ['workspace_id', 'mode', 'version'],
});

declare module '../../store/tables.ts' {
  interface Tables {
    themes: TableRow<typeof themes>;
    theme_versions: TableRow<typeof themeVersions>;
  }
}
