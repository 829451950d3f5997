import type { Tenant } from '../../core/tenant.ts';
import { keysetPages, mapPage } from '../../domain/lists/keyset.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Db } from '../../store/database.ts';
import { findForm, showForm, showSubmission } from './rows.ts';

const listForms = keysetPages(
  (db: Db, { workspaceId, mode }: Tenant) =>
    db.selectFrom('forms').selectAll().where('workspace_id', '=', workspaceId).where('mode', '=', mode),
  'created_at',
);

const listSubmissions = keysetPages(
  (db: Db, { workspaceId, mode, formId }: Tenant & { formId: string }) =>
    db
      .selectFrom('submissions')
      .selectAll()
      .where('workspace_id', '=', workspaceId)
      .where('mode', '=', mode)
      .where('form_id', '=', formId),
  'submitted_at',
);

/** Forms and their submissions. Both are created outside the API, so they are read-only here. */
export const forms: Handlers<'listForms' | 'getForm' | 'listSubmissions'> = {
  async listForms({ db, tenant, page }) {
    return mapPage(await listForms(db, tenant, page), showForm);
  },

  getForm: async ({ db, tenant, input }) => showForm(await findForm(db, tenant, input.path.id)),

  async listSubmissions({ db, tenant, page, input }) {
    const form = await findForm(db, tenant, input.path.id);
    return mapPage(await listSubmissions(db, { ...tenant, formId: form.id }, page), showSubmission);
  },
};
