import { timestamp } from '../../app-context.ts';
import { type FieldError, invalid, problem } from '../../problem.ts';
import { findTenant, owned } from '../find-tenant.ts';
import type { ControlHandlers } from '../handler.ts';

const tableOf = (name: string): string =>
  `${
    name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '_')
      .replaceAll(/^_|_$/g, '') || 'form'
  }_submissions`;

const unknownField = (name: string): FieldError => ({
  path: `/data/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
  reason: 'unknown_field',
  message: `The form has no field ${name}.`,
});

/** What the form editor and the visitors of live pages do. */
export const forms: ControlHandlers<'addForm' | 'addSubmission'> = {
  addForm: ({ context, path, body: { mode, name, fields, submit_label = 'Send', schema_table } }) =>
    context.store.transaction().execute(async (db) => {
      const tenant = await findTenant(db, path.slug, mode);
      const form = {
        id: context.ids('frm'),
        name,
        schema_table: schema_table ?? tableOf(name),
        submit_label,
      };
      const row = {
        ...form,
        fields: JSON.stringify(fields),
        on_submit: null,
        created_at: timestamp(context),
      };
      await db
        .insertInto('forms')
        .values({ ...row, ...owned(tenant) })
        .execute();
      return { ...form, fields };
    }),

  addSubmission: ({ context, path, body: { mode, data } }) =>
    context.store.transaction().execute(async (db) => {
      const tenant = await findTenant(db, path.slug, mode);
      const form = await db
        .selectFrom('forms')
        .select(['id', 'fields'])
        .where('id', '=', path.id)
        .where('workspace_id', '=', tenant.workspaceId)
        .where('mode', '=', tenant.mode)
        .executeTakeFirst();
      if (form === undefined) throw problem('not-found');
      const fields = new Set(JSON.parse(form.fields) as string[]);
      const unknown = Object.keys(data).filter((name) => !fields.has(name));
      if (unknown.length > 0) throw invalid(unknown.map(unknownField));
      const submission = { id: context.ids('sub'), form_id: form.id, submitted_at: timestamp(context) };
      await db
        .insertInto('submissions')
        .values({ ...submission, data: JSON.stringify(data), ...owned(tenant) })
        .execute();
      return { ...submission, data };
    }),
};
