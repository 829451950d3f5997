import { inlineValue } from '@workspace-api/contract';
import { findTenant } from '../../control/find-tenant.ts';
import type { ControlHandlers } from '../../control/handler.ts';
import { problem } from '../../core/problem.ts';
import type { Tenant } from '../../core/tenant.ts';
import { emit } from '../../domain/events.ts';
import type { Db } from '../../store/database.ts';
import { refusePaused } from '../billing/index.ts';
import { liveTheme } from '../theme/index.ts';
import { pageDocument } from './page-document.ts';
import { createPage, livePage, publishedPage } from './publication.ts';
import { renderPage } from './render.ts';
import { pages } from './resource.ts';

/** The page that visitors see at a slug. @throws Problem 404 if there is none */
const requireLive = async (db: Db, tenant: Tenant, slug: string) => {
  const page = await livePage(db, tenant, slug);
  if (page) return page;
  throw problem('not-found', { message: `No page is published under the slug ${inlineValue(slug)}.` });
};

/** Pages that the editor creates, and pages that visitors of the published site see. */
export const pagesControl: ControlHandlers<
  'addPage' | 'getPublishedPage' | 'getLivePage' | 'getRenderedPage'
> = {
  addPage: async ({
    context,
    db,
    input: {
      path,
      body: { slug, title, document, mode },
    },
  }) => {
    const tenant = await findTenant(db, path.slug, mode);
    const page = pages.show(await createPage(context, db, tenant, pageDocument({ slug, title }, document)));
    await emit(context, db, tenant, 'pages.created', page);
    return page;
  },

  getPublishedPage: async ({ db, input: { path, query } }) => {
    const page = await publishedPage(db, await findTenant(db, path.slug, query?.mode), path.id);
    if (!page) throw problem('not-found', { message: 'No published page has this id.' });
    return page;
  },

  getLivePage: async ({ context, db, input: { path, query } }) => {
    const tenant = await findTenant(db, path.slug, query?.mode);
    await refusePaused(context, db, tenant);
    return requireLive(db, tenant, path.page);
  },

  getRenderedPage: async ({ context, db, input: { path, query } }) => {
    const tenant = await findTenant(db, path.slug, query?.mode);
    await refusePaused(context, db, tenant);
    const { document } = await requireLive(db, tenant, path.page);
    return renderPage(document, (await liveTheme(db, tenant)).document);
  },
};
