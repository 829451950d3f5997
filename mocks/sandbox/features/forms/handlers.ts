import type { Handlers } from '../../http/handler.ts';
import { forms, submissions } from './resource.ts';

const submissionsOfForm = submissions.listBy('form_id');

/** Forms and their submissions. Both are created outside the API, so they are read-only here. */
export const formHandlers: Handlers<'listForms' | 'getForm' | 'listSubmissions'> = {
  listForms: ({ db, tenant, page }) => forms.list(db, tenant, page),

  getForm: async ({ db, tenant, input }) => forms.show(await forms.find(db, tenant, input.path.id)),

  async listSubmissions({ db, tenant, page, input }) {
    const form = await forms.find(db, tenant, input.path.id);
    return submissionsOfForm(db, tenant, form.id, page);
  },
};
