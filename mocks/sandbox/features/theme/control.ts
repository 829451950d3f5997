import { findTenant } from '../../control/find-tenant.ts';
import type { ControlHandlers } from '../../control/handler.ts';
import { refusePaused } from '../billing/index.ts';
import { liveTheme } from './rows.ts';

/** The theme that visitors of the published site see. */
export const themeControl: ControlHandlers<'getLiveTheme'> = {
  getLiveTheme: async ({ context, db, input: { path, query } }) => {
    const tenant = await findTenant(db, path.slug, query?.mode);
    await refusePaused(context, db, tenant);
    return liveTheme(db, tenant);
  },
};
