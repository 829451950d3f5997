import type { components } from '@workspace-api/contract';
import { addRecord } from '../../client/request.ts';
import { FieldValue } from '../../components/index.ts';
import { toAction } from '../../operation/action.tsx';
import { definePart } from '../part.ts';

type Form = components['schemas']['Form'];
type Submission = components['schemas']['Submission'];

/** The forms of the workspace. Each has its submissions below. */
export const formPart = definePart<Form>({
  summary: 'Open a form to submit it as a visitor, and to see its submissions.',
  columns: [
    'fields',
    { name: 'Table', show: ({ schema_table }) => <code>{schema_table}</code> },
    {
      name: 'Capability',
      show: ({ on_submit }) => <FieldValue name="capability" value={on_submit?.capability} />,
    },
  ],
  removal: 'This deletes the form and its submissions.',
  create: () => toAction(addRecord('forms'), { isPrimary: true }),
});

/** Whether the name of a field suggests that it holds several lines. */
const isLong = (name: string): boolean => /message|comment|note|text|description/i.test(name);

/** Opens the form as visitors of a published page see it. */
const submit = ({ id, name, fields, submit_label }: Form) =>
  toAction(addRecord('submissions'), {
    fixed: { form_id: id },
    title: name,
    submit: submit_label || 'Submit',
    done: `${name} was submitted.`,
    isPrimary: true,
    narrowed: {
      '/data': {
        additionalProperties: false,
        properties: Object.fromEntries(
          fields.map((field) => [field, { type: 'string', ...(isLong(field) && { maxLength: 10_000 }) }]),
        ),
      },
    },
  });

/** The submissions of a form, with a column for each of its fields. */
export const submissionPart = definePart<Submission>({
  columns: (form) => [
    ...(form as Form).fields.map((name) => ({
      name,
      show: ({ data }: Submission) => <FieldValue name={name} value={data[name]} />,
    })),
    'submitted_at',
  ],
  removal: 'This deletes the submission.',
  create: (form) => submit(form as Form),
  hint: 'Visitors of a published page submit the form.',
});
