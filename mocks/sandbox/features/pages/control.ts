import { findTenant } from '../../control/find-tenant.ts';
import type { ControlHandlers } from '../../control/handler.ts';
import { emit } from '../webhooks/emit.ts';
import { pageDocument } from './page-document.ts';
import { createPage, showPage } from './rows.ts';

/** What the page editor does. */
export const pages: ControlHandlers<'addPage'> = {
  addPage: ({ context, path, body: { slug, title, document, mode } }) =>
    context.database.transaction(async (db) => {
      const tenant = await findTenant(db, path.slug, mode);
      const page = showPage(await createPage(context, db, tenant, pageDocument({ slug, title }, document)));
      await emit(context, db, tenant, 'pages.created', page);
      return page;
    }),
};
