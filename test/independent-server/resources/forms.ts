import { type Call, find, ok, type Reply, requireTenant } from '../call.ts';
import { listReply } from '../lists.ts';
import type { Form } from '../store.ts';

const show = ({ seq: _, ...form }: Form) => form;
const requireForm = (call: Call): Form =>
  find(requireTenant(call).forms, ({ id }) => id === call.params.id, 'The form');

export const listForms = (call: Call): Reply =>
  listReply(call, {
    rows: requireTenant(call).forms,
    columns: ['id', 'name', 'schema_table', 'fields', 'submit_label'],
    show,
  });

export const getForm = (call: Call): Reply => ok(show(requireForm(call)));

export function listSubmissions(call: Call): Reply {
  const form = requireForm(call);
  return listReply(call, {
    rows: requireTenant(call).submissions.filter(({ form_id }) => form_id === form.id),
    columns: ['id', 'form_id', ...form.fields.map((name) => `data.${name}`), 'submitted_at'],
    show: ({ seq: _, ...submission }) => submission,
    newestFirst: true,
    size: { initial: 50, max: 200 },
    showHasMore: true,
  });
}
