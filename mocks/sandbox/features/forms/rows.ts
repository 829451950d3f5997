import type { components } from '@workspace-api/contract';
import { problem } from '../../core/problem.ts';
import type { Tenant } from '../../core/tenant.ts';
import type { Db } from '../../store/database.ts';
import type { FormRow, SubmissionRow } from './table.ts';

type Form = components['schemas']['Form'];

/** Maps a form to its representation in the API. It has no `on_submit` if the form has no action. */
export const showForm = (form: FormRow): Form => ({
  id: form.id,
  name: form.name,
  schema_table: form.schema_table,
  fields: JSON.parse(form.fields) as string[],
  submit_label: form.submit_label,
  ...(form.on_submit === null
    ? {}
    : { on_submit: JSON.parse(form.on_submit) as NonNullable<Form['on_submit']> }),
});

/** Maps a submission to its representation in the API. */
export const showSubmission = (submission: SubmissionRow): components['schemas']['Submission'] => ({
  id: submission.id,
  form_id: submission.form_id,
  data: JSON.parse(submission.data) as Record<string, unknown>,
  submitted_at: submission.submitted_at,
});

/** Finds a form of the tenant. @throws Problem `not-found` */
export const findForm = async (db: Db, { workspaceId, mode }: Tenant, id: string): Promise<FormRow> => {
  const form = await db
    .selectFrom('forms')
    .selectAll()
    .where('id', '=', id)
    .where('workspace_id', '=', workspaceId)
    .where('mode', '=', mode)
    .executeTakeFirst();
  if (!form) throw problem('not-found');
  return form;
};

/** The default name of the table for a form's submissions. */
export const tableName = (form: string): string =>
  `${
    form
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '_')
      .replaceAll(/^_|_$/g, '') || 'form'
  }_submissions`;
