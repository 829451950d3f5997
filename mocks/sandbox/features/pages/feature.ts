import { emit } from '../../domain/events.ts';
import { defineFeature } from '../feature.ts';
import { checkPages } from './check-seed.ts';
import { pagesControl } from './control.ts';
import { pageHandlers as handlers } from './handlers.ts';
import { pages, pageVersions, releasedSlugs } from './resource.ts';
import { versionRows } from './seed.ts';
import { requireFreeSlug } from './slugs.ts';

/** Page documents with drafts and a published state. */
export const pagesFeature = defineFeature({
  resources: [pages],
  tables: [pageVersions, releasedSlugs],
  handlers,
  control: pagesControl,
  records: {
    pages: {
      allow: ({ context, db, tenant }, { id = '', slug }) =>
        requireFreeSlug(db, { id, ...tenant }, slug, context.clock.now()),
      added: async ({ context, db, tenant }, id) =>
        emit(context, db, tenant, 'pages.created', pages.show(await pages.find(db, tenant, id))),
    },
  },
  seed: { rows: versionRows, check: checkPages },
});
