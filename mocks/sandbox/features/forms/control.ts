import { inlineValue } from '@workspace-api/contract';
import { findTenant } from '../../control/find-tenant.ts';
import type { ControlHandlers } from '../../control/handler.ts';
import { limits } from '../../core/limits.ts';
import { type FieldError, invalid } from '../../core/problem.ts';
import { emit } from '../../domain/events.ts';
import { refusePaused } from '../billing/index.ts';
import { recordSubmission } from './record-submission.ts';
import { forms, tableName } from './resource.ts';

const unknownField = (name: string): FieldError => ({
  path: `/data/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
  reason: 'unknown_field',
  message: `The form has no field ${inlineValue(name)}.`,
});

/** Forms that the editor creates, and submissions by visitors of live pages. */
export const formsControl: ControlHandlers<'addForm' | 'addSubmission' | 'listCapabilityCalls'> = {
  addForm: async ({ context, db, input: { path, body } }) => {
    const { mode, schema_table = tableName(body.name), ...values } = body;
    const tenant = await findTenant(db, path.slug, mode);
    const form = forms.newRow(context, tenant, { ...values, schema_table });
    await db.insertInto('forms').values(form).execute();
    const view = forms.show(form);
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
    const form = await forms.find(db, tenant, path.id);
    await refusePaused(context, db, tenant);
    const fields = new Set(JSON.parse(form.fields) as string[]);
    const unknown = Object.keys(data).filter((name) => !fields.has(name));
    if (unknown.length > 0) throw invalid(unknown.map(unknownField));
    return recordSubmission(context, db, tenant, form, { data });
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
