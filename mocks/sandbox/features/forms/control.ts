import { idPrefixes, inlineValue } from '@workspace-api/contract';
import { findTenant, toOwnerColumns } from '../../control/find-tenant.ts';
import type { ControlHandlers } from '../../control/handler.ts';
import { timestamp } from '../../core/clock.ts';
import { limits } from '../../core/limits.ts';
import { type FieldError, invalid } from '../../core/problem.ts';
import { emit } from '../../domain/events.ts';
import { refusePaused } from '../billing/index.ts';
import { recordSubmission } from './record-submission.ts';
import { findForm, showForm, tableName } from './rows.ts';
import type { FormRow } from './table.ts';

const unknownField = (name: string): FieldError => ({
  path: `/data/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
  reason: 'unknown_field',
  message: `The form has no field ${inlineValue(name)}.`,
});

/** Forms that the editor creates, and submissions by visitors of live pages. */
export const formsControl: ControlHandlers<'addForm' | 'addSubmission' | 'listCapabilityCalls'> = {
  addForm: async ({ context, db, input: { path, body } }) => {
    const { mode, name, fields, submit_label = 'Send', schema_table, on_submit } = body;
    const tenant = await findTenant(db, path.slug, mode);
    const form: FormRow = {
      id: context.ids(idPrefixes.Form),
      ...toOwnerColumns(tenant),
      name,
      schema_table: schema_table ?? tableName(name),
      submit_label,
      fields: JSON.stringify(fields),
      on_submit: on_submit ? JSON.stringify(on_submit) : null,
      created_at: timestamp(context),
    };
    await db.insertInto('forms').values(form).execute();
    const view = showForm(form);
    await emit(context, db, tenant, 'forms.created', view);
    return view;
  },

  addSubmission: async ({
    context,
    db,
    input: {
      path,
      body: { mode, data },
    },
  }) => {
    const tenant = await findTenant(db, path.slug, mode);
    const form = await findForm(db, tenant, path.id);
    await refusePaused(context, db, tenant);
    const fields = new Set(JSON.parse(form.fields) as string[]);
    const unknown = Object.keys(data).filter((name) => !fields.has(name));
    if (unknown.length > 0) throw invalid(unknown.map(unknownField));
    return recordSubmission(context, db, tenant, form, data);
  },

  listCapabilityCalls: async ({ db, input: { path } }) => {
    const { workspaceId } = await findTenant(db, path.slug);
    const calls = await db
      .selectFrom('capability_calls')
      .select(['id', 'mode', 'capability', 'args', 'submission_id', 'called_at'])
      .where('workspace_id', '=', workspaceId)
      .orderBy('called_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limits.listedRecords)
      .execute();
    return { data: calls.map((call) => ({ ...call, args: JSON.parse(call.args) as unknown })) };
  },
};
