import { findTenant } from '../../control/find-tenant.ts';
import type { ControlHandlers } from '../../control/handler.ts';
import { writeLogEntry } from './write-entry.ts';

/** Log entries of running components. */
export const logsControl: ControlHandlers<'addLogEntry'> = {
  addLogEntry: async ({
    context,
    db,
    input: {
      path,
      body: { mode, level, source, message, request_id, ts },
    },
  }) => {
    const tenant = await findTenant(db, path.slug, mode);
    const entry = { level, source, message, request_id: request_id ?? context.ids('req'), ...(ts && { ts }) };
    return writeLogEntry(context, db, tenant, entry);
  },
};
