import { newId, timestamp } from './ids.ts';
import type { Store, Submission, Tenant } from './store.ts';

/** Stores a form submission of an end user. */
export function submit(store: Store, tenant: Tenant, formId: string, data: Submission['data']): Submission {
  const submission = {
    seq: store.nextSeq(),
    id: newId('sub_'),
    form_id: formId,
    data,
    submitted_at: timestamp(store.now()),
  };
  tenant.submissions.push(submission);
  const { seq: _, ...view } = submission;
  store.onEvent(tenant, 'forms.submitted', { submission: view });
  return submission;
}
