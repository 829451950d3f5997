import type { FieldError } from '../../core/problem.ts';
import { danglingReferences, type SeedPlace } from '../../store/seed/seed-checks.ts';

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
