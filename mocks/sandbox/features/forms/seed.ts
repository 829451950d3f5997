import { type components, examples, idPrefixes } from '@workspace-api/contract';
import { acmeColumns } from '../../core/demo-tenant.ts';
import type { FieldError } from '../../core/problem.ts';
import { danglingReferences, type SeedPlace } from '../../core/seed-checks.ts';
import type { TenantRecords } from '../../core/seed-records.ts';
import type { SeedTarget } from '../../core/seed-target.ts';
import type { Tenant } from '../../core/tenant.ts';
import type { Db } from '../../store/database.ts';
import { listRows } from '../../store/list-rows.ts';
import { type Insertion, insertion } from '../feature.ts';
import { tableName } from './rows.ts';

type Schemas = components['schemas'];

/** Inserts the demo forms with their submissions. */
export const seedForms = async (db: Db): Promise<void> => {
  const forms = (examples['form-list'].data as Schemas['Form'][]).map(
    ({ fields, on_submit, ...form }, index) => ({
      ...form,
      ...acmeColumns,
      fields: JSON.stringify(fields),
      on_submit: on_submit ? JSON.stringify(on_submit) : null,
      // The example lists the submissions newest first, without a time.
      created_at: new Date(Date.UTC(2026, 8, 20 - index)).toISOString(),
    }),
  );
  await db.insertInto('forms').values(forms).execute();
  const submissions = examples['submission-list'].data.map((submission) => ({
    ...submission,
    ...acmeColumns,
    data: JSON.stringify(submission.data),
  }));
  await db.insertInto('submissions').values(submissions).execute();
};

/** The rows of a seed file's forms and submissions. */
export const formRows = (
  { ownerColumns, getId, time }: SeedTarget,
  { forms = [], submissions = [] }: TenantRecords,
): readonly Insertion[] => [
  insertion(
    'forms',
    forms.map((form, index) => ({
      ...ownerColumns,
      id: getId(idPrefixes.Form, form),
      name: form.name,
      schema_table: form.schema_table ?? tableName(form.name),
      fields: JSON.stringify(form.fields),
      submit_label: form.submit_label ?? 'Send',
      on_submit: form.on_submit ? JSON.stringify(form.on_submit) : null,
      created_at: time(form.created_at, index),
    })),
  ),
  insertion(
    'submissions',
    submissions.map((submission, index) => ({
      ...ownerColumns,
      id: getId(idPrefixes.Submission, submission),
      form_id: submission.form_id,
      data: JSON.stringify(submission.data),
      submitted_at: time(submission.submitted_at, index),
    })),
  ),
];

const unknownInputs = ({ path, records: { forms = [], submissions = [] } }: SeedPlace): FieldError[] => {
  const fieldsByFormId = new Map(forms.map(({ id, fields }) => [id, new Set(fields)]));
  return submissions.flatMap(({ form_id, data }, index) => {
    const fields = fieldsByFormId.get(form_id);
    const unknown = fields ? Object.keys(data).filter((name) => !fields.has(name)) : [];
    return unknown.map((name) => ({
      path: `${path}/submissions/${index}/data/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
      reason: 'unknown_field' as const,
      message: `The form ${form_id} has no field ${name}.`,
    }));
  });
};

/** Finds contradictions between a seed file's submissions and forms. */
export const checkForms = (place: SeedPlace): FieldError[] => {
  const { path, records } = place;
  const formIds = records.submissions?.map((submission) => submission.form_id);
  return [
    ...danglingReferences(`${path}/submissions/*/form_id`, 'form', formIds, records.forms),
    ...unknownInputs(place),
  ];
};

/** Reads the forms and submissions of a tenant for a seed. */
export const exportForms = async (db: Db, tenant: Tenant): Promise<TenantRecords> => ({
  forms: (await listRows(db, 'forms', tenant, 'created_at')).map(
    ({ id, name, fields, submit_label, schema_table, on_submit, created_at }) => ({
      id,
      name,
      fields: JSON.parse(fields),
      submit_label,
      schema_table,
      ...(on_submit !== null && { on_submit: JSON.parse(on_submit) }),
      created_at,
    }),
  ),
  submissions: (await listRows(db, 'submissions', tenant, 'submitted_at')).map(
    ({ id, form_id, data, submitted_at }) => ({ id, form_id, data: JSON.parse(data), submitted_at }),
  ),
});
