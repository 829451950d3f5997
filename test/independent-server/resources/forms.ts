import { type Call, find, ok, type Reply, requireTenant } from '../call.ts';
import { timestamp } from '../ids.ts';
import { listReply, show } from '../lists.ts';
import type { Form, Store, Submission, Tenant } from '../store.ts';

const requireForm = (call: Call): Form =>
  find(requireTenant(call).forms, ({ id }) => id === call.params.id, 'The form');

export const listForms = (call: Call): Reply =>
  listReply(call, {
    rows: requireTenant(call).forms,
    columns: ['id', 'name', 'schema_table', 'fields', 'submit_label'],
  });

export const getForm = (call: Call): Reply => ok(show(requireForm(call)));

export function listSubmissions(call: Call): Reply {
  const form = requireForm(call);
  return listReply(call, {
    rows: requireTenant(call).submissions.filter(({ form_id }) => form_id === form.id),
    columns: ['id', 'form_id', ...form.fields.map((name) => `data.${name}`), 'submitted_at'],
    newestFirst: true,
    size: { initial: 50, max: 200 },
    showHasMore: true,
  });
}

/** Stores a form submission of an end user. */
export function submit(store: Store, tenant: Tenant, formId: string, data: Submission['data']): Submission {
  const submission = {
    ...store.row('sub_'),
    form_id: formId,
    data,
    submitted_at: timestamp(store.now()),
  };
  tenant.submissions.push(submission);
  store.onEvent(tenant, 'forms.submitted', { submission: show(submission) });
  return submission;
}
