import { type components, examples } from '@workspace-api/contract';
import { timestamp } from '../../core/clock.ts';
import type { Tenant } from '../../core/tenant.ts';
import type { AppContext } from '../../domain/app-context.ts';
import { emit } from '../../domain/events.ts';
import type { Db } from '../../store/database.ts';
import { recordUsage } from '../billing/index.ts';
import { writeLogEntry } from '../logs/index.ts';
import { type CapabilityCallRow, type FormRow, forms, type SubmissionRow, submissions } from './resource.ts';

type Submission = components['schemas']['Submission'];

const [requests] = examples.usage.line_items;

/** Invokes a form's capability. The sandbox has no capabilities, so it only records and logs the call. */
const invokeCapability = async (
  context: AppContext,
  db: Db,
  tenant: Tenant,
  { capability, args }: NonNullable<components['schemas']['Form']['on_submit']>,
  submission: SubmissionRow,
  requestId: string,
): Promise<void> => {
  const call: CapabilityCallRow = {
    id: context.ids('call'),
    workspace_id: tenant.workspace_id,
    mode: tenant.mode,
    capability,
    args: JSON.stringify(args ?? null),
    submission_id: submission.id,
    called_at: timestamp(context),
  };
  await db.insertInto('capability_calls').values(call).execute();
  await writeLogEntry(context, db, tenant, {
    level: 'info',
    source: 'capability',
    message: `${capability} was invoked for the submission ${submission.id}`,
    request_id: requestId,
  });
};

/**
 * Records a submission by a visitor of a live page, counts the request, and then invokes the form's capability (clause
 * `forms.hook-follows-recording`). The caller must have checked that `data` matches the form's fields.
 */
export const recordSubmission = async (
  context: AppContext,
  db: Db,
  tenant: Tenant,
  form: FormRow,
  { data, ...values }: Pick<Submission, 'data'> & Partial<Pick<Submission, 'id' | 'submitted_at'>>,
): Promise<Submission> => {
  const submission = submissions.newRow(context, tenant, { form_id: form.id, data, ...values });
  await db.insertInto('submissions').values(submission).execute();
  if (requests) await recordUsage(context, db, tenant, { ...requests, quantity: 1 });
  const { on_submit } = forms.show(form);
  // All log entries of the visitor's request share one request id.
  const requestId = context.ids('req');
  if (on_submit) await invokeCapability(context, db, tenant, on_submit, submission, requestId);
  const view = submissions.show(submission);
  await emit(context, db, tenant, 'forms.submitted', view, requestId);
  return view;
};
