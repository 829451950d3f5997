import { pageDocument } from '../../drafts/bare-page.ts';
import { createPage, showPage } from '../../store/pages.ts';
import { emit } from '../../webhooks/emit.ts';
import { findTenant } from '../find-tenant.ts';
import type { ControlHandlers } from '../handler.ts';

/** What the page editor does. */
export const pages: ControlHandlers<'addPage'> = {
  addPage: ({ context, path, body: { slug, title, document, mode } }) =>
    context.store.transaction().execute(async (db) => {
      const tenant = await findTenant(db, path.slug, mode);
      const page = showPage(await createPage(context, db, tenant, pageDocument({ slug, title }, document)));
      await emit(context, db, tenant, 'pageCreated', page);
      return page;
    }),
};
