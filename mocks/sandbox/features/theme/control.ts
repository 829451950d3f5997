import { inlineValue } from '@workspace-api/contract';
import { findTenant } from '../../control/find-tenant.ts';
import type { ControlHandlers } from '../../control/handler.ts';
import { problem } from '../../core/problem.ts';
import { refusePaused } from '../billing/refuse-paused.ts';
import { livePage } from '../pages/rows.ts';
import { liveTheme } from './rows.ts';

/** What visitors of the published site are served. */
export const live: ControlHandlers<'getLivePage' | 'getLiveTheme'> = {
  getLivePage: async ({ context, path, query }) => {
    const { database } = context;
    const tenant = await findTenant(database, path.slug, query.mode);
    await refusePaused(context, database, tenant);
    const page = await livePage(database, tenant, path.page);
    if (!page)
      throw problem('not-found', {
        message: `No page is published under the slug ${inlineValue(path.page)}.`,
      });
    return page;
  },

  getLiveTheme: async ({ context, path, query }) => {
    const { database } = context;
    const tenant = await findTenant(database, path.slug, query.mode);
    await refusePaused(context, database, tenant);
    return liveTheme(database, tenant);
  },
};
