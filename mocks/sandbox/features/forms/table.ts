import type { Owned } from '../../store/owned.ts';

/** `fields` is a JSON array, `on_submit` a JSON object. */
export type FormTable = Owned & {
  id: string;
  name: string;
  schema_table: string;
  fields: string;
  submit_label: string;
  on_submit: string | null;
  created_at: string;
};

/** `data` is a JSON object. */
export type SubmissionTable = Owned & { id: string; form_id: string; data: string; submitted_at: string };

/** What a form set off once a submission was recorded. `args` is any JSON. */
export type CapabilityCallTable = Owned & {
  id: string;
  capability: string;
  args: string;
  submission_id: string;
  called_at: string;
};

declare module '../../store/schema.ts' {
  interface Tables {
    forms: FormTable;
    submissions: SubmissionTable;
    capability_calls: CapabilityCallTable;
  }
}
