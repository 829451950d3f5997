import { inlineValue } from '@workspace-api/contract';
import { findTenant } from '../../control/find-tenant.ts';
import type { ControlHandlers } from '../../control/handler.ts';
import { problem } from '../../core/problem.ts';
import { refusePaused } from '../billing/index.ts';
import { liveTheme } from '../theme/index.ts';
import { livePage } from './publication.ts';
import { renderPage } from './render.ts';

/** Pages that visitors of the published site see. */
export const pagesControl: ControlHandlers<'getLivePage'> = {
  getLivePage: async ({ context, db, input: { path, query } }) => {
    const tenant = await findTenant(db, path.slug, query?.mode);
    await refusePaused(context, db, tenant);
    const page = await livePage(db, tenant, path.page);
    if (!page)
      throw problem('not-found', {
        message: `No page is published under the slug ${inlineValue(path.page)}.`,
      });
    return { ...page, rendered: renderPage(page.document, (await liveTheme(db, tenant)).document) };
  },
};
