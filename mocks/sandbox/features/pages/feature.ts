import { defineFeature } from '../feature.ts';
import { checkPages } from './check-seed.ts';
import { pagesControl } from './control.ts';
import { pageHandlers as handlers } from './handlers.ts';
import { pages, pageVersions, releasedSlugs } from './resource.ts';
import { versionRows } from './seed.ts';

/** Page documents with drafts and a published state. */
export const pagesFeature = defineFeature({
  resources: [pages],
  tables: [pageVersions, releasedSlugs],
  handlers,
  control: pagesControl,
  seed: { rows: versionRows, check: checkPages },
});
