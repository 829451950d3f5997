import type { components } from '@workspace-api/contract';
import { FieldValue } from '../../components/values.tsx';
import type { OwnAction } from '../../operation/action.ts';
import { definePart } from '../part.ts';

type Form = components['schemas']['Form'];

/** The forms of the workspace. Each has its submissions below. */
export const formPart = definePart<Form>({
  summary: 'Open a form to submit it as a visitor, and to see its submissions.',
  columns: [
    'fields',
    'schema_table',
    { name: 'Capability', show: ({ on_submit }) => <FieldValue name="capability" of={on_submit} /> },
  ],
  create: () => ({ label: 'Add a form' }),
});

/** Opens the form as visitors of a published page see it. */
const submit = ({ id, name, fields, submit_label }: Form): OwnAction => ({
  label: 'Submit as a visitor',
  // A body without a value for any field needs the object too.
  initial: { data: {} },
  fixed: { form_id: id },
  title: name,
  submit: submit_label || 'Submit',
  done: `${name} was submitted.`,
  narrowed: {
    '/data': {
      additionalProperties: false,
      properties: Object.fromEntries(fields.map((field) => [field, { type: 'string' }])),
    },
  },
});

/** The submissions of a form, with a column for each of its fields. */
export const submissionPart = definePart<components['schemas']['Submission']>({
  columns: (form) => [
    ...(form as Form).fields.map((name) => ({
      name,
      show: ({ data }: { readonly data: object }) => <FieldValue name={name} of={data} />,
    })),
    'submitted_at',
  ],
  create: (form) => submit(form as Form),
  hint: () => 'Visitors of a published page submit the form.',
});
