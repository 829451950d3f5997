import { invalid } from '../../core/problem.ts';
import { runAll } from '../../store/batch.ts';
import type { TenantRecords } from '../../store/seed/seed-records.ts';
import type { AllRecordRules } from '../feature.ts';
import { liveTheme } from './rows.ts';
import { checkTheme, exportTheme, themeRows } from './seed.ts';
import { themes } from './table.ts';

/** The theme of a workspace with its draft: one record, in the members of a seed. */
export const themeRecord: NonNullable<AllRecordRules['theme']> = {
  schema: 'ThemeRecord',
  list: async ({ db, tenant }) => [
    { id: 'current', theme: (await liveTheme(db, tenant)).document, ...(await exportTheme(db, tenant)) },
  ],
  async change({ db, tenant }, { after }) {
    const records = after as TenantRecords;
    const fields = checkTheme({ path: '', records, settings: {} });
    if (fields.length > 0) throw invalid(fields);
    await runAll(db, [
      {
        sql: `delete from "${themes.name}" where "workspace_id" = ? and "mode" = ?`,
        parameters: [tenant.workspace_id, tenant.mode],
      },
      ...themeRows({ tenant }, records),
    ]);
  },
};
