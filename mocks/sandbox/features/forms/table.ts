import { text } from '../../store/schema/columns.ts';
import { defineTable, listIndex, type TableRow } from '../../store/schema/define-table.ts';

export const forms = defineTable('forms', {
  owner: 'tenant',
  columns: {
    id: text(),
    name: text(),
    schema_table: text(),
    /** A JSON array. */
    fields: text(),
    submit_label: text(),
    /** A JSON object. */
    on_submit: text().nullable(),
    created_at: text(),
  },
  indexes: [listIndex('created_at')],
});

export const submissions = defineTable('submissions', {
  owner: 'tenant',
  columns: {
    id: text(),
    form_id: text().references('forms'),
    /** A JSON object. */
    data: text(),
    submitted_at: text(),
  },
  indexes: [listIndex('form_id', 'submitted_at')],
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
});

export type FormRow = TableRow<typeof forms>;
export type SubmissionRow = TableRow<typeof submissions>;
export type CapabilityCallRow = TableRow<typeof capabilityCalls>;

declare module '../../store/tables.ts' {
  interface Tables {
    forms: FormRow;
    submissions: SubmissionRow;
    capability_calls: CapabilityCallRow;
  }
}
