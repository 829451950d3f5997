import { type components, examples } from '@workspace-api/contract';
import { defineResource } from '../../store/resource.ts';
import { json, text, time } from '../../store/schema/columns.ts';
import { defineTable, listIndex } from '../../store/schema/define-table.ts';

/** The default name of the table for a form's submissions. */
const tableName = (form: string): string =>
  `${
    form
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '_')
      .replaceAll(/^_|_$/g, '') || 'form'
  }_submissions`;

export const forms = defineResource('forms', {
  schema: 'Form',
  columns: ({ submit_label }) => ({
    submit_label: submit_label.startsAs('Send'),
    on_submit: json<NonNullable<components['schemas']['Form']['on_submit']>>().optional(),
  }),
  seedColumns: { created_at: time() },
  time: 'created_at',
  seed: 'forms',
  created: 'forms.created',
  // The example lists the forms newest first, without a time.
  demo: examples['form-list'].data.map((form, index) => ({
    ...form,
    created_at: new Date(Date.UTC(2026, 8, 20 - index)).toISOString(),
  })),
  fromSeed: ({ name, schema_table = tableName(name) }) => ({ schema_table }),
});

export const submissions = defineResource('submissions', {
  schema: 'Submission',
  columns: ({ form_id }) => ({ form_id: form_id.references('forms') }),
  time: 'submitted_at',
  indexes: [listIndex('form_id', 'submitted_at')],
  seed: 'submissions',
  demo: examples['submission-list'].data,
});

/** The calls of capabilities by forms, each made after its submission was recorded. */
export const capabilityCalls = defineTable('capability_calls', {
  owner: 'tenant',
  columns: {
    id: text(),
    capability: text(),
    /** A JSON value. */
    args: text(),
    submission_id: text().references('submissions'),
    called_at: text(),
  },
  indexes: [listIndex('called_at')],
  inExports: false,
});
