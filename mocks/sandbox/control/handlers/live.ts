import { inlineValue } from '@workspace-api/contract';
import { problem } from '../../problem.ts';
import { livePage } from '../../store/pages.ts';
import { liveTheme } from '../../store/themes.ts';
import { findTenant } from '../find-tenant.ts';
import type { ControlHandlers } from '../handler.ts';
import { refusePaused } from '../refuse-paused.ts';

/** What visitors of the published site are served. */
export const live: ControlHandlers<'getLivePage' | 'getLiveTheme'> = {
  getLivePage: async ({ context, path, query }) => {
    const { store } = context;
    const tenant = await findTenant(store, path.slug, query.mode);
    await refusePaused(context, store, tenant);
    const page = await livePage(store, tenant, path.page);
    if (!page)
      throw problem('not-found', {
        message: `No page is published under the slug ${inlineValue(path.page)}.`,
      });
    return page;
  },

  getLiveTheme: async ({ context, path, query }) => {
    const { store } = context;
    const tenant = await findTenant(store, path.slug, query.mode);
    await refusePaused(context, store, tenant);
    return liveTheme(store, tenant);
  },
};
