import { examples } from '@workspace-api/contract';
import type { FieldError } from '../../core/problem.ts';
import { danglingReferences, type SeedPlace } from '../../core/seed-checks.ts';
import type { TenantRecords } from '../../core/seed-records.ts';

/** The demo forms with their submissions. */
export const demoForms = {
  // The example lists the forms newest first, without a time.
  forms: examples['form-list'].data.map((form, index) => ({
    ...form,
    created_at: new Date(Date.UTC(2026, 8, 20 - index)).toISOString(),
  })),
  submissions: examples['submission-list'].data,
} as TenantRecords;

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
