import { keysetPage, mapPage } from '../lists/keyset.ts';
import { findForm, showForm, showSubmission } from '../store/forms.ts';
import type { Handlers } from './handler.ts';

/** Forms and what visitors sent with them: read-only, for both are made outside the API. */
export const forms: Handlers<'listForms' | 'getForm' | 'listSubmissions'> = {
  async listForms({ db, tenant, page }) {
    const query = db
      .selectFrom('forms')
      .selectAll()
      .where('workspace_id', '=', tenant.workspaceId)
      .where('mode', '=', tenant.mode);
    return mapPage(await keysetPage(query, 'created_at', page), showForm);
  },

  getForm: async ({ db, tenant, input }) => showForm(await findForm(db, tenant, input.path.id)),

  async listSubmissions({ db, tenant, page, input }) {
    const form = await findForm(db, tenant, input.path.id);
    const query = db
      .selectFrom('submissions')
      .selectAll()
      .where('workspace_id', '=', tenant.workspaceId)
      .where('mode', '=', tenant.mode)
      .where('form_id', '=', form.id);
    return mapPage(await keysetPage(query, 'submitted_at', page), showSubmission);
  },
};
