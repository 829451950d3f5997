import type { TenantRecords } from '../../core/seed-records.ts';
import type { Tenant } from '../../core/tenant.ts';
import type { Db } from '../../store/database.ts';
import { liveTheme, storedDraft } from './rows.ts';

/** The theme of a tenant, for a seed; nothing if it is the initial one. */
export const exportTheme = async (db: Db, tenant: Tenant): Promise<TenantRecords> => {
  const draft = await storedDraft(db, tenant);
  if (draft === undefined) return {};
  const live = await liveTheme(db, tenant);
  return {
    theme: live.document,
    ...(live.version > 1 && { theme_version: live.version }),
    ...(draft.version > live.version && {
      theme_draft: { version: draft.version, document: JSON.parse(draft.document) },
    }),
  };
};
