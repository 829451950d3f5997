import { integer, text } from '../../store/schema/columns.ts';
import { defineTable, type TableRow } from '../../store/schema/define-table.ts';

/** Themes, with their draft and what is live as JSON. A tenant that has never changed its theme has no row (see `rows.ts`). */
export const themes = defineTable('themes', {
  owner: 'tenant',
  columns: { draft_version: integer(), draft: text(), live_version: integer(), live: text() },
  primaryKey: ['workspace_id', 'mode'],
});

export type ThemeRow = TableRow<typeof themes>;

declare module '../../store/tables.ts' {
  interface Tables {
    themes: ThemeRow;
  }
}
