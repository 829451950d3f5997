import { defineFeature } from '../feature.ts';
import { pagesControl } from './control.ts';
import { pages as handlers } from './handlers.ts';
import { exportPages, seedPages } from './seed.ts';
import { checkPages, pageRows } from './seed-rows.ts';
import { pages, pageVersions, releasedSlugs } from './table.ts';

/** Page documents with drafts and a published state. */
export const pagesFeature = defineFeature({
  tables: [pages, pageVersions, releasedSlugs],
  handlers,
  control: pagesControl,
  seed: { demo: seedPages, rows: pageRows, check: checkPages, exportRecords: exportPages },
});
