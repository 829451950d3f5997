import { examples } from '@workspace-api/contract';
import { createPage, type PageDocument, showPage } from '../../store/pages.ts';
import { findTenant } from '../find-tenant.ts';
import type { ControlHandlers } from '../handler.ts';

const bare: Omit<PageDocument, 'metadata'> = {
  version: examples['page-home'].version,
  schema: {},
  tree: { block: 'NavShell', props: {} },
};

/** What the page editor does. */
export const pages: ControlHandlers<'addPage'> = {
  addPage: ({ context, path, body: { slug, title, document, mode } }) =>
    context.store.transaction().execute(async (db) => {
      const tenant = await findTenant(db, path.slug, mode);
      const whole = { ...(document ?? bare), metadata: { ...document?.metadata, slug, title } };
      return showPage(await createPage(context, db, tenant, whole));
    }),
};
