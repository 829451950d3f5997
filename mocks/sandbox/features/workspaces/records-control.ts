import { inlineValue } from '@workspace-api/contract';
import { findTenant, toOwnerColumns } from '../../control/find-tenant.ts';
import type { ControlHandlers } from '../../control/handler.ts';
import { problem } from '../../core/problem.ts';
import { deleteRecordRows } from '../../store/record-rows.ts';
import type { Tables } from '../../store/tables.ts';

/** The table of each kind of record that can be deleted. */
const tables = {
  agent: 'agents',
  approval: 'approvals',
  form: 'forms',
  invoice: 'invoices',
  page: 'pages',
  run: 'runs',
  submission: 'submissions',
  token: 'tokens',
} as const satisfies Record<string, keyof Tables>;

/** Deletes records that the API can't delete, for tests that leave nothing behind. */
export const recordsControl: ControlHandlers<'removeRecord'> = {
  removeRecord: async ({ db, input: { path, query } }) => {
    const tenant = await findTenant(db, path.slug, query?.mode);
    if (!(await deleteRecordRows(db, tables[path.kind], { id: path.id, ...toOwnerColumns(tenant) })))
      throw problem('not-found', { message: `The workspace has no ${path.kind} ${inlineValue(path.id)}.` });
    return undefined;
  },
};
