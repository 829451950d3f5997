import type { TenantRecords } from '../../core/seed-records.ts';
import type { Tenant } from '../../core/tenant.ts';
import type { Db } from '../../store/database.ts';
import { rowsOf } from '../../store/rows-of.ts';

/** The forms and submissions of a tenant, for a seed. */
export const exportForms = async (db: Db, tenant: Tenant): Promise<TenantRecords> => ({
  forms: (await rowsOf(db, 'forms', tenant, 'created_at')).map(
    ({ id, name, fields, submit_label, schema_table, on_submit, created_at }) => ({
      id,
      name,
      fields: JSON.parse(fields),
      submit_label,
      schema_table,
      ...(on_submit !== null && { on_submit: JSON.parse(on_submit) }),
      created_at,
    }),
  ),
  submissions: (await rowsOf(db, 'submissions', tenant, 'submitted_at')).map(
    ({ id, form_id, data, submitted_at }) => ({ id, form_id, data: JSON.parse(data), submitted_at }),
  ),
});
