import { type Handlers, ok, requireRow } from '../call.ts';
import { listReply } from '../lists.ts';
import { newSubmission, type Submission } from '../records.ts';
import type { Store, Tenant } from '../store.ts';
import { show } from '../values.ts';

/** Stores a form submission of an end user. */
export function submit(store: Store, tenant: Tenant, formId: string, data: Submission['data']): Submission {
  const submission = newSubmission(store.now(), formId, data);
  tenant.submissions.push(submission);
  store.onEvent(tenant, 'forms.submitted', { submission: show(submission) });
  return submission;
}

export const forms: Handlers = {
  'GET ~/forms forms:read list': (call) =>
    listReply(call, {
      rows: call.tenant.forms,
      columns: ['id', 'name', 'schema_table', 'fields', 'submit_label'],
    }),

  'GET ~/forms/{id} forms:read': (call) => ok(show(requireRow(call.tenant.forms, call, 'The form'))),

  'GET ~/forms/{id}/submissions forms:read list': (call) => {
    const { id, fields } = requireRow(call.tenant.forms, call, 'The form');
    return listReply(call, {
      rows: call.tenant.submissions.filter(({ form_id }) => form_id === id),
      columns: ['id', 'form_id', ...fields.map((name) => `data.${name}`), 'submitted_at'],
      newestFirst: true,
      size: { initial: 50, max: 200 },
      showHasMore: true,
    });
  },
};
